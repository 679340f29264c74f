# What `cmake --install` puts where, for CMake (find_package(Sluice)) and pkg-config (sluice).
# Components are the packages of Debian: `runtime` what programs need to run, `dev` what they are
# built with, `tools` the command line.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Sluice)

get_property(libraries GLOBAL PROPERTY SLUICE_PUBLIC_LIBRARIES)
install(TARGETS ${libraries} EXPORT SluiceTargets
  LIBRARY COMPONENT runtime NAMELINK_COMPONENT dev ARCHIVE COMPONENT dev
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/runtime/include/sluice TYPE INCLUDE COMPONENT dev)
install(EXPORT SluiceTargets NAMESPACE Sluice:: DESTINATION ${package} COMPONENT dev)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/SluiceConfig.cmake.in SluiceConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(SluiceConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/SluiceConfig.cmake
  ${PROJECT_BINARY_DIR}/SluiceConfigVersion.cmake DESTINATION ${package} COMPONENT dev)

# Found from where the file lies, so that what was installed may be moved.
set(folder ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX}/${folder}
  OUTPUT_VARIABLE SLUICE_PREFIX)
configure_file(cmake/sluice.pc.in sluice.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/sluice.pc DESTINATION ${folder} COMPONENT dev)

foreach(tool sluice sluice-run)
  if(TARGET ${tool})
    install(TARGETS ${tool} RUNTIME COMPONENT tools)
  endif()
endforeach()
