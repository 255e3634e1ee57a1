// Hooks of Node's module loader, by which a service starts without what proves rows and without records for the transparency
// log: functions of its compiled modules are replaced as they are loaded. No setting of the service leads here.

/** For each module, how functions begin and what they do instead. */
export const replacements = {
  "store/authority/proof.js": [
    ["export function check(", "return { text: row.authority, element: 0n, generation: 0 };"],
    ["export function prove(", 'return { text: "", element: 0n, generation };'],
  ],
  "organizations/proved.js": [
    ["export function checkProved(", "return;"],
    ["export function standingOf(", "return { refusal: undefined, head: row.authority, counter: 0 };"],
  ],
  "transparency/event.js": [
    ["export function submissionRecord(", 'return { activityId: "", event: "", salt: "" };'],
    ["export function newLogRecord(", 'return { activityId: "", event: "", salt: "" };'],
  ],
  "store/log-records.js": [["export function insertLogRecord(", "return;"]],
};

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const name = /\/service\/dist\/(.+)$/.exec(url)?.[1] ?? "";
  const replaced = replacements[/** @type {keyof typeof replacements} */ (name)];
  if (!replaced) return loaded;
  let source = String(loaded.source);
  for (const [start = "", body = ""] of replaced) {
    const from = source.indexOf(start);
    // Its parameters end where a line does.
    const end = source.indexOf(") {\n", from);
    if (from === -1 || end === -1) throw new Error(`${name} has no ${start}`);
    source = `${source.slice(0, end + 4)}${body}\n${source.slice(end + 4)}`;
  }
  return { ...loaded, source };
}
