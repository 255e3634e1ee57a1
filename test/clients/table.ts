// Clients that have a table of methods, one per operation: each method is found with its path and what it sends.

import { entryOf, present } from "../service/support/results.js";
import type { Promised } from "./promised.js";
import { readPromised } from "./promised.js";

/** What stamps the requests of a client. */
export interface Stamper {
  stamp(body: string): Promise<{ readonly stampHeaderName: string; readonly stampHeaderValue: string }>;
}

export interface Method extends Promised {
  readonly name: string;
  readonly path: string;
}

export interface Request {
  readonly organizationId: string;
  readonly stamper: Stamper;
  /** Of activities: the type, the time, the parameters. */
  readonly type?: string;
  readonly timestampMs?: string;
  readonly parameters: object;
}

export interface TableClient {
  readonly methods: readonly Method[];
  /** What the client's own method returns. */
  call(method: Method, request: Request): Promise<unknown>;
  /** Of clients that know the auth proxy. */
  readonly openProxied?: OpenProxied;
}

type Client = Readonly<Record<string, (input: object) => Promise<unknown>>>;

/** A client's methods by name, for the auth proxy of a configuration. */
export type OpenProxied = (configId: string) => Client;
type Constructor = new (...args: readonly object[]) => object;

function ask(client: Client, method: string, input: object): Promise<unknown> {
  return entryOf(client, method).call(client, input);
}

/** `@turnkey/http`: methods take a request as it is sent. */
export async function openHttp(name: string, baseUrl: string): Promise<TableClient> {
  const { TurnkeyClient } = (await import(name)) as { TurnkeyClient: Constructor };
  const open = (stamper: object) => new TurnkeyClient({ baseUrl }, stamper) as Client;
  return {
    methods: methodsOf(open({}), `import type { TurnkeyClient } from "${name}";\ndeclare const client: TurnkeyClient;`),
    call: (method, { stamper, organizationId, parameters, type, timestampMs }) =>
      ask(
        open(stamper),
        method.name,
        type === undefined ? { organizationId, ...parameters } : { type, timestampMs, organizationId, parameters },
      ),
  };
}

/** `@turnkey/sdk-server`: methods take parameters, and add the type by themselves. */
export async function openSdkServer(name: string, baseUrl: string): Promise<TableClient> {
  const { TurnkeyApiClient } = (await import(name)) as { TurnkeyApiClient: Constructor };
  const open = (stamper: object) =>
    new TurnkeyApiClient({ apiBaseUrl: baseUrl, organizationId: "", stamper }) as Client;
  return flat(open, `import type { TurnkeyApiClient } from "${name}";\ndeclare const client: TurnkeyApiClient;`);
}

/** `@turnkey/core`: the client below its logins, which runs in Node, too. */
export async function openCore(name: string, baseUrl: string): Promise<TableClient> {
  const { TurnkeyClient } = (await import(name)) as { TurnkeyClient: Constructor };
  const authProxyUrl = `${baseUrl}/auth-proxy`;
  const openWith = (stamper: object, authProxyConfigId: string) => {
    const config = { apiBaseUrl: baseUrl, authProxyUrl, authProxyConfigId, organizationId: "" };
    const client = new TurnkeyClient(config, stamper) as { createHttpClient(): Client };
    return client.createHttpClient();
  };
  const declared = `import type { TurnkeySDKClientBase } from "${name}";\ndeclare const client: TurnkeySDKClientBase;`;
  return {
    ...flat((stamper) => openWith(stamper, ""), declared),
    openProxied: (configId) => openWith({ stamp: () => undefined }, configId),
  };
}

function flat(open: (stamper: object) => Client, declared: string): TableClient {
  return {
    methods: methodsOf(open({ stamp: () => undefined }), declared),
    call: (method, { stamper, organizationId, parameters, timestampMs }) =>
      ask(open(stamper), method.name, { organizationId, ...(timestampMs && { timestampMs }), ...parameters }),
  };
}

/** `stampX` only makes a request, `X` sends it; `stampLogin` sends one. */
function methodsOf(client: Client, declared: string): readonly Method[] {
  const promised = readPromised(declared);
  return Object.entries(client).flatMap(([name, method]) => {
    if (typeof method !== "function" || (name.startsWith("stamp") && name !== "stampLogin")) return [];
    const code = String(method);
    const [, path] = /"(\/(?:public|tkhq|v1)\/[^"]+)"/.exec(code) ?? [];
    const found = promised.get(name);
    if (path === undefined || !found) return [];
    const types = [...code.matchAll(/type: "(ACTIVITY_TYPE_\w+)"/g)].map(([, type]) => present(type, "type"));
    return [{ ...found, types: types.length > 0 ? types : found.types, name, path }];
  });
}
