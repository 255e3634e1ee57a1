// Preloaded by bundle.mjs: when a thread of the service ends, writes beside each file of the bundle what V8 has compiled of it.

"use strict";

const { existsSync, writeFileSync } = require("node:fs");
const vm = require("node:vm");
const threads = require("node:worker_threads");
const { codeSuffix } = require("./load.cjs");

const scripts = new Map();

vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.set(options.filename + codeSuffix, this);
  }
};

threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: ["--require", __filename] });
  }
};

process.on("exit", () => {
  for (const [file, script] of scripts) if (!existsSync(file)) writeFileSync(file, script.createCachedData());
});
