// Error bodies of a package against vectors: what its client reads, and what its server answers.

import type * as Client from "../../templates/runtime/client.js";
import type { isPassing } from "../../templates/runtime/codes.js";
import type { ApiError } from "../../templates/runtime/errors.js";
import type { Handler, ServerOperation } from "../../templates/runtime/server.js";
import { isSame, written } from "./vectors.js";
import type { Vectors } from "./vectors.js";

export interface Api {
  readonly connect: typeof Client.connect;
  readonly call: typeof Client.call;
  readonly isPassing: typeof isPassing;
}

export interface Serving {
  readonly serve: (options: object) => Handler;
  readonly loopback: (handler: Handler) => typeof fetch;
}

interface Judged {
  readonly count: number;
  readonly wrong: readonly string[];
}

export async function errorsJudged({ errors }: Vectors, { connect, call, isPassing }: Api): Promise<Judged> {
  const wrong: string[] = [];
  for (const one of errors) {
    const fetch = (): Promise<Response> => Promise.resolve(new Response(one.text, { status: one.status }));
    const connection = connect({ baseUrl: "http://localhost", fetch, retry: false });
    const operation = { name: "example", kind: "query", path: "/example" } as const;
    const thrown: unknown = await call(connection, operation, {}).then(
      (answer) => ({ answer }),
      (error: unknown) => error,
    );
    const { code, message, details, status } = thrown as Readonly<Record<string, unknown>>;
    const said = one.message ?? `HTTP ${one.status}: ${one.text}`;
    const passing = isPassing(thrown as ApiError);
    if (!isSame([code, message, details, status, passing], [one.code, said, one.details, one.status, one.passing]))
      wrong.push(`${JSON.stringify(one)}: ${JSON.stringify({ code, message, details, status, passing })}`);
  }
  const unreached: Client.Fetch = () => Promise.reject(new TypeError("not reached"));
  const late: Client.Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  for (const unanswered of [unreached, late]) {
    const connection = connect({ baseUrl: "http://localhost", fetch: unanswered, retry: false, timeoutMs: 1 });
    await call(connection, { name: "example", kind: "query", path: "/example" }, {}).catch((error: unknown) => {
      if (!isPassing(error as ApiError)) wrong.push(`where no answer came, ${String(error)} does not pass`);
    });
  }
  return { count: errors.length, wrong };
}

/** By a service that lets everybody in, and has no methods. */
export async function refusalsJudged({ refusals }: Vectors, { serve, loopback }: Serving): Promise<Judged> {
  const fetch = loopback(serve({ hooks: { authenticate: () => "anybody" }, service: {} }));
  const wrong: string[] = [];
  for (const one of refusals) {
    const text = written(one);
    if (typeof text !== "string") throw new Error("a body is a text");
    const response = await fetch(`http://localhost${one.path}`, { method: "POST", body: text });
    const body = (await response.json()) as Readonly<Record<string, unknown>>;
    const { code = body["type"], message = body["detail"] } = body;
    const found = [response.status, code, placesIn(body)];
    if (!isSame(found, [one.status, one.code, one.faults]) || typeof message !== "string" || message === "")
      wrong.push(`${JSON.stringify(one).slice(0, 300)}: ${JSON.stringify([...found, message])}`);
  }
  return { count: refusals.length, wrong };
}

export function lenientJudged({ lenient }: Vectors, operations: readonly ServerOperation[]): Judged {
  const wrong = lenient.flatMap((one) => {
    const operation = operations.find(({ path }) => path === one.path);
    const parsed = operation?.parse(operation.read?.(one.value));
    const found = parsed?.ok ? { read: parsed.value } : { faults: parsed?.issues.map(({ path }) => path) };
    const { read, faults } = one;
    return isSame(found, faults ? { faults } : { read }) ? [] : [`${JSON.stringify(one)}: ${JSON.stringify(found)}`];
  });
  return { count: lenient.length, wrong };
}

/** In the list of details, or in the one list that the body has. */
function placesIn({ details, ...others }: Readonly<Record<string, unknown>>): readonly string[] {
  if (Array.isArray(details)) {
    return (details as Violations[]).flatMap(({ fieldViolations }) => fieldViolations.map(({ field }) => field));
  }
  const list = Object.values(others).find((value) => Array.isArray(value)) as readonly object[] | undefined;
  return (list ?? []).map((fault) => Object.values(fault)[0] as string);
}

interface Violations {
  readonly fieldViolations: readonly { readonly field: string }[];
}
