// What the TypeScript package does with waits, headers and webhooks, compared with the vectors.

import type * as Client from "../../templates/runtime/client.js";
import type { JsonWebKeySet, WebhookKeys } from "../../templates/runtime/webhook.js";
import type { Json } from "../../generator/src/model/model.js";
import type { Vectors } from "./vectors.js";

type Call = (connection: Client.Connection, input: Json, options?: object) => Promise<object>;

/** What the index of a package exports, as far as it has it. */
export interface Calling {
  readonly connect: typeof Client.connect;
  readonly webhookKeys?: (set: JsonWebKeySet) => WebhookKeys;
  readonly [name: string]: unknown;
}

interface Judged {
  readonly count: number;
  readonly wrong: readonly string[];
}

interface Answer {
  readonly body: Json | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one thing after another, and notes what it is asked; nothing when there is no more. */
function played({ connect }: Calling, answers: readonly Answer[]) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const connection = connect({
    baseUrl: "http://played.example",
    retry: false,
    fetch: async (url, init) => {
      asked.push({ path: new URL(url).pathname, body: JSON.parse(new TextDecoder().decode(init.body as Uint8Array)) });
      const answer = answers[asked.length - 1];
      if (!answer) throw new TypeError("there is no more");
      return new Response(JSON.stringify(answer.body), { headers: answer.headers ?? {} });
    },
  });
  return { connection, asked };
}

export async function waitsJudged({ waits = [] }: Vectors, api: Calling): Promise<Judged> {
  const wrong: string[] = [];
  for (const one of waits) {
    const { operation, outcome, asks } = one;
    const pending = { outcome: outcome ?? "timedOut" };
    if (operation === undefined) {
      const wait = Object.entries(api).find(([name]) => name.startsWith("waitFor") && name !== "waitFor")?.[1] as Call;
      const { connection } = played(api, []);
      const ended = (await wait(connection, one.activity ?? null, { timeoutMs: 0 })) as typeof pending;
      if (ended.outcome !== pending.outcome) wrong.push(`${JSON.stringify(one)} ends as ${ended.outcome}`);
      continue;
    }
    const wait = api[`${operation}UntilDone`] as Call;
    const { connection, asked } = played(api, [{ body: one.answer }]);
    const ended = (await wait(connection, one.request ?? null, { timeoutMs: 30, intervalMs: 1 })) as typeof pending;
    if (asks !== undefined) {
      if (JSON.stringify(asked[1]?.body) !== JSON.stringify(asks))
        wrong.push(`${operation} asks ${JSON.stringify(asked)}`);
    } else if (ended.outcome !== pending.outcome) wrong.push(`${JSON.stringify(one)} ends as ${ended.outcome}`);
  }
  return { count: waits.length, wrong };
}

export async function headersJudged({ headers = [] }: Vectors, api: Calling): Promise<Judged> {
  const wrong: string[] = [];
  for (const { operation, request, answer, headers: said, read, fault } of headers) {
    const { connection } = played(api, [{ body: answer, headers: said }]);
    const call = api[`${operation}WithHeaders`] as Call;
    const found = await call(connection, request).then(
      (both) => JSON.stringify((both as { readonly headers: Json }).headers),
      (error: unknown) => /header (\S+):/.exec(String(error))?.[1] ?? String(error),
    );
    if (found !== (fault ?? JSON.stringify(read))) wrong.push(`${JSON.stringify(said)} are read as ${found}`);
  }
  return { count: headers.length, wrong };
}

type Verify = (delivery: object, keys: WebhookKeys, options: object) => Promise<{ readonly payload: Json }>;

export async function webhooksJudged({ webhooks = [] }: Vectors, api: Calling): Promise<Judged> {
  const wrong: string[] = [];
  for (const { webhook, what, headers, body, keys, now, reason } of webhooks) {
    const verify = api[`verify${webhook.charAt(0).toUpperCase()}${webhook.slice(1)}`] as Verify;
    const set = api.webhookKeys?.(keys) ?? new Map<string, Uint8Array>();
    for (const bytes of [body, new TextEncoder().encode(body)]) {
      const found = await verify({ headers, body: bytes }, set, { now: () => now }).then(
        ({ payload }) => (JSON.stringify(payload) === JSON.stringify(JSON.parse(body)) ? undefined : "another payload"),
        (error: unknown) => (error as { readonly reason?: string }).reason ?? String(error),
      );
      if (found !== reason) wrong.push(`${webhook}, ${what}: ${found ?? "taken"}`);
    }
  }
  return { count: webhooks.length, wrong };
}
