import source from "../../../src/satasat/__init__.py?raw";

/** The version of the program that this page was built with: it stands in one place only. */
export const VERSION = /__version__ = "(.+)"/.exec(source)?.[1] ?? "";
