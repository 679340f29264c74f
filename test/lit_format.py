# The test format of lit_config.py, in a module of its own because lit's workers import it by name.
import lit.formats


class TestFolders(lit.formats.ShTest):
    """Shell tests, taken only from folders called test."""

    def getTestsInDirectory(self, suite, path_in_suite, lit_config, local_config):
        if "test" in path_in_suite:
            yield from super().getTestsInDirectory(suite, path_in_suite, lit_config, local_config)
