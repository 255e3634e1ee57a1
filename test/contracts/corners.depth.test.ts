// A contract that has no code for a server that cannot be reached, has no time or is busy: clients call that an internal
// error, and tell it from one of the server's own when they wait for something or read a stream.

import { beforeAll, describe, expect, test } from "vitest";
import type * as Client from "../../templates/runtime/client.js";
import type { EventStream } from "../../templates/runtime/stream.js";
import type { WaitOptions } from "../../templates/runtime/wait.js";
import { loadPackage } from "./package.js";

interface Corners {
  readonly askJobUntilDone: (input: object, options: WaitOptions) => Promise<{ readonly outcome: string }>;
  readonly watchJobs: (input: object) => EventStream<string, object>;
}

let createClient: (options: Client.ClientOptions) => Corners;

beforeAll(async () => {
  const { load } = await loadPackage("corners");
  ({ createClient } = await load<{ createClient: typeof createClient }>("index.js"));
}, 300_000);

const internal = JSON.stringify({ code: 50001, message: "it failed", details: [] });
const events = (text: string) => new Response(text, { headers: { "Content-Type": "text/event-stream" } });

/** Answers one thing after another; what comes of it, and how often the server was asked. */
async function asked<Result>(
  answers: readonly ((signal: AbortSignal) => Response | Promise<Response>)[],
  ask: (client: Corners) => Promise<Result>,
): Promise<readonly [Result | string, number]> {
  let count = 0;
  const fetch: Client.Fetch = async (_, { signal }) => {
    const answer = answers[count++];
    if (!answer) throw new Error("asked too often");
    return answer(signal);
  };
  const client = createClient({ baseUrl: "http://localhost", fetch, timeoutMs: 20, retry: { baseDelayMs: 0 } });
  const result = await ask(client).catch((error: unknown) => `${(error as { readonly code: unknown }).code}`);
  return [result, count];
}

const unreached = () => Promise.reject(new TypeError("not reached"));
const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

describe("a wait", () => {
  const wait = async (client: Corners): Promise<string> =>
    (await client.askJobUntilDone({ id: "Ada" }, { intervalMs: 1, timeoutMs: 5000 })).outcome;
  const over = () => Response.json({ job_colour: "Ada", jobColour: "BLUE" });

  test.each([500, 503, 400])("ends with an internal error of status %i", async (status) => {
    const attempts = status === 503 ? 3 : 1;
    const failing = () => new Response(internal, { status });
    expect(await asked([...Array<() => Response>(attempts).fill(failing), over], wait)).toEqual(["50001", attempts]);
  });

  test.each([
    ["cannot be reached", unreached],
    ["does not answer", silent],
    ["has a proxy that cannot reach it", () => new Response("", { status: 502 })],
    ["is busy", () => new Response("", { status: 429 })],
  ])("goes on where the server %s", async (_, failing) => {
    expect(await asked([failing, failing, failing, over], wait)).toEqual(["over", 4]);
  });
});

describe("a stream", () => {
  const read = async (client: Corners): Promise<number> => {
    let count = 0;
    for await (const _ of client.watchJobs({})) count++;
    return count;
  };
  const event = 'data: {"id":"Ada"}\n\n';
  const end = () => events(`${event}event: end\ndata\n\n`);

  test("ends with an internal error", async () => {
    expect(await asked([() => events(`${event}event: error\ndata: ${internal}\n\n`), end], read)).toEqual(["50001", 1]);
  });

  test.each([
    ["cannot be reached", unreached],
    ["does not answer", silent],
    ["breaks off", () => events("")],
  ])("is asked for again where the server %s", async (_, failing) => {
    expect(await asked([failing, end], read)).toEqual([1, 2]);
  });
});
