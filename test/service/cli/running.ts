// The command line as people run it: the whole program, a folder of its own, and a service on a real socket that writes
// down what it is asked.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMock } from "@countersign/api/mock";
import { toNodeListener } from "@countersign/api/node";
import type { Handler } from "@countersign/api/server";
import { run } from "../../../service/src/cli/program.js";

export const organizationId = "1cfc2137-39bc-4966-82e4-5fd53fa064f9";

/** What a run wrote, and how it ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a run finds around it. */
export interface Around {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What it reads, or what says that once it begins to read. */
  readonly stdin?: string | Uint8Array | (() => Promise<string>);
}

/** Runs a command line. */
export async function countersign(args: readonly string[], { cwd, env = {}, stdin = "" }: Around): Promise<Ended> {
  const out: Uint8Array[] = [];
  let err = "";
  async function* input(): AsyncGenerator<Uint8Array | string> {
    yield typeof stdin === "function" ? await stdin() : stdin;
  }
  const code = await run(args, {
    stdout: { write: (text) => out.push(Buffer.from(text)) },
    stderr: { write: (text) => (err += text) },
    stdin: input(),
    env: { HOME: cwd, ...env },
    cwd,
  });
  return { code, out: Buffer.concat(out).toString(), err };
}

/** A request as it arrived. */
export interface Asked {
  readonly path: string;
  readonly body: Buffer;
  readonly stamp: string | undefined;
}

export interface Recording {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/**
 * Serves made-up answers of the right shape, to valid requests only.
 *
 * @param change rewrites an activity before it is answered
 */
export async function recording(change: (activity: Activity, path: string) => Activity = same): Promise<Recording> {
  const mock = createMock();
  const asked: Asked[] = [];
  const handler: Handler = Object.assign<
    (...args: Parameters<Handler>) => ReturnType<Handler>,
    Pick<Handler, "routes">
  >(
    async (request) => {
      const body = Buffer.from(await request.body(1_000_000));
      asked.push({ path: request.path, body, stamp: request.header("x-stamp") });
      const answer = await mock({ ...request, body: async () => new Uint8Array(body) });
      const json = JSON.parse(answer.body as string) as { readonly activity?: Activity };
      if (!json.activity) return answer;
      return { ...answer, body: JSON.stringify({ activity: change(json.activity, request.path) }) };
    },
    { routes: mock.routes },
  );
  const server = createServer(toNodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

/** An activity as it is written on the wire. */
export type Activity = Readonly<Record<string, unknown>>;

function same(activity: Activity): Activity {
  return activity;
}

/** A folder with a key named `ada`, and what a run needs to use it. */
export interface Home extends Around {
  readonly privateKey: string;
  remove(): Promise<void>;
}

/** Makes a folder and, by the command line, a key in it. */
export async function home(baseUrl: string, curve = "p256"): Promise<Home> {
  const cwd = await mkdtemp(join(tmpdir(), "countersign-cli-"));
  const env = { COUNTERSIGN_KEYS_FOLDER: join(cwd, "keys"), COUNTERSIGN_BASE_URL: baseUrl };
  const args = ["api-keys", "generate", "--key-name", "ada", "--organization", organizationId, "--curve", curve];
  const { code, err } = await countersign(args, { cwd, env });
  if (code !== 0) throw new Error(err);
  const [privateKey = ""] = (await readFile(join(cwd, "keys", "ada.private"), "utf8")).split(":");
  const remove = () => rm(cwd, { recursive: true });
  return { cwd, env: { ...env, COUNTERSIGN_KEY_NAME: "ada" }, privateKey, remove };
}

/** The parsed body of the last request. */
export function lastBody({ asked }: Recording): Readonly<Record<string, unknown>> {
  return JSON.parse(asked.at(-1)?.body.toString() ?? "null") as Readonly<Record<string, unknown>>;
}
