// The compiler's program, which runs the command lines that it is sent one after the other, as bin and bundle would run each.

import { bundled } from "../../generator/dist/start/bundle.js";

/** @type {Promise<typeof import("../../generator/dist/cli/program.js")> | undefined} */
let loading;
const program = () => (loading ??= Promise.resolve(bundled()?.part ?? import("../../generator/dist/cli/program.js")));

/** @param {{ cwd: string, env: Record<string, string>, argv: string[] }} given */
async function ended({ cwd, env, argv }) {
  const texts = { out: "", err: "" };
  const writes = { out: process.stdout.write, err: process.stderr.write };
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = argv;
  process.exitCode = 0;
  process.stdout.write = (/** @type {string | Uint8Array} */ text) =>
    ((texts.out += String(text)), true);
  process.stderr.write = (/** @type {string | Uint8Array} */ text) =>
    ((texts.err += String(text)), true);
  try {
    await (await program()).run();
  } finally {
    process.stdout.write = writes.out;
    process.stderr.write = writes.err;
  }
  return { code: process.exitCode, ...texts };
}

let last = Promise.resolve();
process.on("message", (/** @type {Parameters<typeof ended>[0] & { id: number }} */ given) => {
  last = last.then(async () => void process.send?.({ id: given.id, ...(await ended(given)) }));
});
