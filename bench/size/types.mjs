// What the declarations cost a consumer: the compiler's whole process on a file that imports everything of a package and
// calls one operation, with declaration files taken on trust (`skipLibCheck`, what most projects do) and checked.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { BENCH, ROOT, WORK } from "../lib/places.mjs";
import { interleave, ratio } from "../lib/rounds.mjs";
import { megabytes, printTable, seconds, times } from "../lib/table.mjs";

/** The compilers: this room's own, and the one that the repository itself is compiled with. */
const COMPILERS = [ROOT, BENCH].map((folder) => path.join(folder, "node_modules/typescript"));

const OURS = "@countersign/api";

const CALL = `signRawPayload({
  organizationId: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
  parameters: {
    signWith: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    payload: "Release order 1042",
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_KECCAK256",
  },`;

const OUR_CALL = `const stamper = module0.apiKeyStamper({ publicKey: "", privateKey: "" });
const { activity } = await module0.createClient({ baseUrl: "", stamper }).${CALL}
});
export const r: string | undefined = activity.result.signRawPayloadResult?.r;
`;

const PEER_CALL = `const stamper = new module1.ApiKeyStamper({ apiPublicKey: "", apiPrivateKey: "" });
const { activity } = await new module0.TurnkeyClient({ baseUrl: "" }, stamper).${CALL}
  type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
  timestampMs: "0",
});
export const r: string | undefined = activity.result.signRawPayloadResult?.r;
`;

/** @param {{ quick: boolean }} options */
export async function types({ quick }) {
  const programs = [
    { name: "nothing", modules: [], call: "" },
    { name: `${OURS}, main entry`, modules: [OURS], call: OUR_CALL },
    { name: `${OURS}, all entries`, modules: await entriesOf(OURS), call: OUR_CALL },
    { name: "@turnkey/http and stamper", modules: ["@turnkey/http", "@turnkey/api-key-stamper"], call: PEER_CALL },
  ];
  const rows = [];
  for (const compiler of COMPILERS) {
    const version = JSON.parse(await readFile(path.join(compiler, "package.json"), "utf8")).version;
    for (const skipLibCheck of [true, false]) {
      const contenders = await Promise.all(programs.map((program) => contender(program, { compiler, skipLibCheck })));
      const timed = await interleave(contenders, { rounds: quick ? 2 : 5 });
      const peer = timed.at(-1);
      if (!peer) throw new Error("nothing was measured");
      const own = timed.map((one) => ({ compiler: version, skipLibCheck, ...one, ofPeer: ratio(one, peer) }));
      rows.push(...own);
      printTable(
        `TypeScript ${version}, ${peer.runs} rounds, declaration files ${skipLibCheck ? "trusted" : "checked"}`,
        ["a file that imports", "time", "/ the last", "CPU", "memory"],
        own.map(({ name, ms, cpuMs, peakMB, ofPeer }) => [
          name,
          seconds(ms.median),
          times(ofPeer.median),
          seconds(cpuMs.median),
          megabytes(peakMB.median),
        ]),
      );
    }
  }
  return rows;
}

/**
 * @param {{ name: string, modules: readonly string[], call: string }} program
 * @param {{ compiler: string, skipLibCheck: boolean }} options
 */
async function contender({ name, modules, call }, { compiler, skipLibCheck }) {
  const folder = path.join(WORK, "types", `${name.replaceAll(/\W+/g, "-")}-${skipLibCheck}`);
  await mkdir(folder, { recursive: true });
  const imports = modules.map((module, index) => `import * as module${index} from "${module}";\n`);
  const everything = `export const everything: unknown = [${modules.map((_, index) => `module${index}`).join(", ")}];\n`;
  await writeFile(path.join(folder, "index.ts"), [...imports, everything, call].join(""));
  const compilerOptions = {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    types: ["node"],
    strict: true,
    noEmit: true,
    skipLibCheck,
  };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["index.ts"] }));
  const command = { argv: [process.execPath, path.join(compiler, "bin/tsc"), "-p", "."], cwd: folder };
  return { name, command };
}

/**
 * @param {string} name of a package
 * @returns {Promise<readonly string[]>} its entries that have types, the main one first
 */
async function entriesOf(name) {
  const file = path.join(ROOT, "node_modules", name, "package.json");
  const { exports } = /** @type {{ exports: Record<string, unknown> }} */ (JSON.parse(await readFile(file, "utf8")));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === "object")
    .map(([entry]) => path.posix.join(name, entry));
}
