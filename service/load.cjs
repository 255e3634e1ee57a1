// Loads the files of the bundle it lies in, with the code that V8 has compiled of them when the bundle was made: to compile
// them anew takes a third of a start's processor time. V8 refuses code of another version of itself or of other options, and
// compiles.

"use strict";

const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { Script } = require("node:vm");

/** What the name of a file's compiled code ends with: it is of use to the same Node alone. */
const codeSuffix = `.code-${process.version}-${process.platform}-${process.arch}`;

/** The exports of each file that has been loaded, or is about to be. */
const loaded = new Map();

/** @param {string} name of a file of the bundle */
function load(name) {
  const known = loaded.get(name);
  if (known) return known;
  const exports = {};
  loaded.set(name, exports);
  const filename = path.join(__dirname, name);
  const code = filename + codeSuffix;
  const script = new Script(`(function (exports, require, __filename) {${readFileSync(filename, "latin1")}\n})`, {
    filename,
    cachedData: existsSync(code) ? readFileSync(code) : undefined,
  });
  script.runInThisContext()(exports, (id) => (id.startsWith("./") ? load(id.slice(2)) : require(id)), filename);
  return exports;
}

module.exports = { load, codeSuffix };
