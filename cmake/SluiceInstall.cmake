# What `cmake --install` puts where, for CMake (find_package(Sluice)) and pkg-config (sluice).
# Components are the packages of Debian: `runtime` and `compiler` what programs need to run, `dev`
# what they are built with, `tools` the command line.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Sluice)

foreach(library SluiceRuntime sluice_runtime sluice_compiler)
  if(TARGET ${library})
    string(REGEX REPLACE ".*_" "" component ${library})
    install(TARGETS ${library} EXPORT SluiceTargets
      LIBRARY COMPONENT ${component} NAMELINK_COMPONENT dev ARCHIVE COMPONENT dev
      INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endif()
endforeach()
install(TARGETS sluice-worker RUNTIME COMPONENT runtime)
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

# The manual page, which the command writes itself, and what shells complete it with.
if(TARGET sluice AND NOT SKBUILD)
  set(completions ${PROJECT_SOURCE_DIR}/tools/completions)
  foreach(file sluice:bash-completion/completions _sluice:zsh/site-functions
      sluice.fish:fish/vendor_completions.d)
    string(REPLACE ":" ";" file ${file})
    list(POP_BACK file folder)
    install(FILES ${completions}/${file} DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/${folder}
      COMPONENT tools)
  endforeach()
  if(NOT CMAKE_CROSSCOMPILING)
    add_custom_command(OUTPUT sluice.1.gz DEPENDS sluice VERBATIM
      COMMAND sluice --help=man > sluice.1 COMMAND gzip -9nf sluice.1)
    add_custom_target(manual ALL DEPENDS sluice.1.gz)
    install(FILES ${PROJECT_BINARY_DIR}/sluice.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
      COMPONENT tools)
  endif()
endif()

# Packages of Debian, by cpack (`./dev package debs`). What they need is read from the libraries.
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CONTACT "Sluice developers <maintainers@sluice.invalid>")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# sluice_debian_package(COMPONENT NAME SECTION DEPENDS DESCRIPTION)
function(sluice_debian_package component name section depends description)
  string(TOUPPER ${component} upper)
  set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${component} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${depends}" PARENT_SCOPE)
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${description}" PARENT_SCOPE)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright COMPONENT ${component}
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/${name})
endfunction()
set(number ${PROJECT_VERSION_MAJOR})
set(same "(= ${PROJECT_VERSION})")
set(llvm libllvm${LLVM_VERSION_MAJOR}) # Found through a link that another package owns.
sluice_debian_package(runtime libsluice${number} libs "" "The library that runs compiled modules.")
sluice_debian_package(compiler libsluice-compiler${number} libs "${llvm}"
  "The compiler as a library for C programs.")
sluice_debian_package(dev libsluice-dev libdevel
  "libsluice${number} ${same}, libsluice-compiler${number} ${same}"
  "Headers, static libraries and what CMake and pkg-config read.")
sluice_debian_package(tools sluice science "${llvm}"
  "The command line: compiles, runs, measures and explains models.")
include(CPack)
