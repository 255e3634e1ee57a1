// The layers of the compiler.

import { join } from "node:path";
import { describeLayers, sourcesBelow } from "../layers.js";
import type { Layers } from "../layers.js";

const layers: Layers = [
  ["diagnostics"],
  ["model", "diagnostics"],
  ["load", "diagnostics", "model"],
  ["check", "diagnostics", "model", "load"],
  ["values", "model"],
  ["link", "diagnostics", "model", "load", "check", "values"],
  ["compile", "diagnostics", "model", "load", "check", "link"],
  ["version"],
  ["write"],
  ["import", "diagnostics", "model", "load", "check", "values", "link", "compile"],
  ["emit", "diagnostics", "model", "load", "values", "write"],
  ["diff", "diagnostics", "model", "load", "values", "compile", "write", "emit"],
  ["output", "diagnostics", "model", "load", "compile", "write", "emit"],
  ["build", "diagnostics", "model", "load", "compile", "write", "emit", "output"],
  ["index", "diagnostics", "model", "load", "compile", "version", "emit", "diff", "build"],
  ["start", "write", "emit"],
  ["language-server", "diagnostics", "model", "load", "link", "compile", "version"],
  [
    "cli",
    "language-server",
    "diagnostics",
    "model",
    "load",
    "compile",
    "version",
    "write",
    "emit",
    "diff",
    "import",
    "build",
    "start",
  ],
];

describeLayers("the compiler's folders", sourcesBelow(join(import.meta.dirname, "../../generator/src")), layers);
