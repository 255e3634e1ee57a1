// Loaded by every process and thread that tests start: what the switches of mutants read. Where MUTANTS_HITS names a folder,
// each thread writes there, to the file that MUTANTS_LABEL names, which mutants it comes past.

const { appendFileSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const path = require("node:path");
const threads = require("node:worker_threads");

/** How often a mutant may be reached. No test comes near; a loop without an end gets there in a second. */
const hitLimit = 20_000_000;

const folder = process.env.MUTANTS_HITS;
const switches = folder === undefined ? { hitCount: 0, hitLimit } : { mutantCoverage: coverage(folder) };
Object.assign(globalThis, { __stryker__: switches });

// Threads of the service see nothing of the environment; of this they do.
const own = ["__STRYKER_ACTIVE_MUTANT__", "MUTANTS_HITS", "MUTANTS_LABEL"];
const { Worker } = threads;
threads.Worker = class extends Worker {
  /**
   * @param {string | URL} file
   * @param {import("node:worker_threads").WorkerOptions} [options]
   */
  constructor(file, options = {}) {
    const { env, execArgv } = options;
    const added = Object.fromEntries(own.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    super(file, {
      ...options,
      ...(typeof env === "object" && { env: { ...env, ...added } }),
      ...(execArgv && { execArgv: [...execArgv, "--require", __filename] }),
    });
  }
};
syncBuiltinESMExports();

/** @param {string} folder */
function coverage(folder) {
  let file = path.join(folder, process.env.MUTANTS_LABEL ?? "loaded#");
  // Asked only for what an object that inherits from it does not have yet: the first time.
  const first = new Proxy(
    {},
    {
      set(_, id, value, hits) {
        Object.defineProperty(hits, id, { value, writable: true });
        appendFileSync(file, `${String(id)}\n`);
        return true;
      },
    },
  );
  const hits = {
    static: Object.create(first),
    perTest: {},
    label(/** @type {string} */ name) {
      file = path.join(folder, name);
      hits.static = Object.create(first);
    },
  };
  return hits;
}
