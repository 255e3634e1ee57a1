// The stages of a signed request, by the modules that do them. A sample of the profile belongs to the innermost function on its
// stack whose module is listed: what a library does belongs to whoever called it.

/** @typedef {import("node:inspector").Profiler.Profile} Profile */

/** @type {readonly (readonly [stage: string, module: RegExp])[]} */
const modules = [
  ["log lines", /\/pino\/|sonic-boom|dist\/log\/|dist\/http\/log\./],
  [
    "tracing and metrics",
    /dist\/tracing\/|@opentelemetry|prom-client|metrics\.js$|dist\/http\/(traffic|request-spans)/,
  ],
  ["HTTP", /\/fastify\/|find-my-way|light-my-request|dist\/http\/|node:(_http|net|internal\/(streams?|stream_base))/],
  [
    "parse and validate",
    /dist\/(params|runtime\/(json|validate|lenient|server|router|fastify))|dist\/(validators|upgrades)\//,
  ],
  ["stamp", /dist\/auth\//],
  ["organization", /dist\/(organizations|store\/(organizations|revisions|users|credentials|policies|authority))/],
  ["decision", /dist\/policy|activities\/engine\/(policy-evaluations|contention|liveness|traits|references)/],
  ["custody", /dist\/custody\//],
  ["transparency log", /dist\/transparency\/|dist\/store\/logs?[-.]|\/log\/dist\//],
  ["webhooks and messages", /dist\/delivery\/|dist\/store\/(outbox|event-bodies|deliveries|messages)/],
  ["commit", /dist\/store\/(sqlite\/group-commit|postgres|transaction-groups|open-transaction)/],
  ["record", /dist\/store\/|activities\/engine\//],
  ["plan", /dist\/activities\//],
  ["turns of the event loop", /dist\/event-loop\/|node:internal\/(process|timers)|node:timers/],
];

const idle = "(idle)";
const collecting = "garbage collection";
const rest = "else";

export const stages = [...modules.map(([stage]) => stage), collecting, rest];

/**
 * @param {Profile} profile
 * @returns {{ busy: number, shares: Record<string, number> }} microseconds in which the thread was not idle, and which part of
 *   them each stage has; they add up to 1
 */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  /** @type {Map<number, string>} */
  const known = new Map();
  const stageOf = (/** @type {number} */ id) => {
    let stage = known.get(id);
    if (stage === undefined) known.set(id, (stage = find(id)));
    return stage;
  };
  const find = (/** @type {number} */ id) => {
    const { functionName, url } = byId.get(id)?.callFrame ?? { functionName: "", url: "" };
    if (functionName === "(garbage collector)") return collecting;
    if (functionName === idle) return idle;
    const found = modules.find(([, module]) => module.test(url));
    if (found) return found[0];
    const parent = parents.get(id);
    return parent === undefined ? rest : stageOf(parent);
  };
  /** @type {Record<string, number>} */
  const times = Object.fromEntries(stages.map((stage) => [stage, 0]));
  let busy = 0;
  samples.forEach((id, at) => {
    const stage = stageOf(id);
    if (stage === idle) return;
    const time = timeDeltas[at] ?? 0;
    times[stage] = (times[stage] ?? 0) + time;
    busy += time;
  });
  return { busy, shares: Object.fromEntries(stages.map((stage) => [stage, (times[stage] ?? 0) / busy])) };
}
