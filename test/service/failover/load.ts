// Requests that keep coming while a database fails, and what becomes of each of them.

import type { Activity } from "@countersign/api";
import { setTimeout as pause } from "node:timers/promises";
import type { ServiceProcess } from "../support/process.js";
import { entryOf } from "../support/results.js";
import { stampOf } from "../support/stamp.js";

/** A request that can be sent again as it was. */
export interface Submission {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Acknowledged {
  readonly submission: Submission;
  readonly activity: Activity;
  /** When its answer came, on the monotonic clock. */
  readonly at: number;
  /** Which of the processes answered. */
  readonly by: number;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Answered that the database can't be used at the moment. */
  readonly refused: readonly Submission[];
  /** Sent to a process that was killed. */
  readonly unanswered: readonly Submission[];
  /** Answers that no caller should get. */
  readonly unexpected: readonly string[];
  /** Resolves when so many more have been acknowledged. */
  acknowledgements(more: number): Promise<void>;
  /** Lets those that are under way end. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** The processes that are asked, each by its share of the workers. */
  readonly services: () => readonly ServiceProcess[];
  /** An address of the root user's organization to sign with. */
  readonly signWith: string;
  readonly workers?: number;
  /** Whether processes are killed, so that requests remain without an answer. */
  readonly kills?: boolean;
}

/** Whoever has been refused waits for so long. */
const patience = 20;
/** Names are told from those of other loads. */
let loads = 0;

/** Makes wallets and users and signs, as the root user, until it is stopped. */
export function startLoad({ services, signWith, workers = 8, kills = false }: LoadOptions): Load {
  const acknowledged: Acknowledged[] = [];
  const [refused, unanswered]: [Submission[], Submission[]] = [[], []];
  const unexpected: string[] = [];
  const load = ++loads;
  let isOver = false;

  const worker = async (index: number) => {
    for (let turn = 0; !isOver; turn++) {
      const all = services();
      const by = index % all.length;
      const service = entryOf(all, by);
      const submission = await prepare(service, { name: `${load}-${index}-${turn}`, turn, signWith });
      try {
        const { status, retryAfter, answer } = await submit(service, submission);
        if (status === 200 && answer.activity?.status === "ACTIVITY_STATUS_COMPLETED") {
          acknowledged.push({ submission, activity: answer.activity, at: performance.now(), by });
        } else if (status === 503 && answer.code === 14 && retryAfter !== null) refused.push(submission);
        else unexpected.push(`${status} ${JSON.stringify(answer)}`);
      } catch (error) {
        if (!kills) unexpected.push(String((error as Error).cause ?? error));
        unanswered.push(submission);
        // Another process comes in its place.
        while (kills && !isOver && services()[by] === service) await pause(patience);
      }
      await pause(patience);
    }
  };
  const working = Promise.all(Array.from({ length: workers }, (_, index) => worker(index)));
  return {
    acknowledged,
    refused,
    unanswered,
    unexpected,
    async acknowledgements(more) {
      const enough = acknowledged.length + more;
      while (acknowledged.length < enough && unexpected.length === 0) await pause(5);
    },
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Sends a request, or sends it again. */
export async function submit(
  { baseUrl }: ServiceProcess,
  { path, body, headers }: Submission,
): Promise<{
  readonly status: number;
  readonly retryAfter: string | null;
  readonly answer: { readonly activity?: Activity; readonly code?: number };
}> {
  const response = await fetch(baseUrl + path, { method: "POST", body, headers });
  const answer = (await response.json()) as { activity?: Activity; code?: number };
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), answer };
}

interface Wish {
  readonly name: string;
  readonly turn: number;
  readonly signWith: string;
}

/** Users are few: each is one more in the organization that every process reads again. */
function prepare({ root }: ServiceProcess, { name, turn, signWith }: Wish): Promise<Submission> {
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = root;
  const key = { publicKey, privateKey };
  if (turn % 6 === 5) {
    const users = [{ userName: name, apiKeys: [], authenticators: [], userTags: [] }];
    return stamped(key, "create_users", "ACTIVITY_TYPE_CREATE_USERS_V2", organizationId, { users });
  }
  if (turn % 2 === 0) {
    const parameters = { walletName: name, accounts: [] };
    return stamped(key, "create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", organizationId, parameters);
  }
  return signing(key, organizationId, signWith, name);
}

type Key = Parameters<typeof stampOf>[0];

/** A request to sign a text. */
export function signing(key: Key, organizationId: string, signWith: string, payload: string): Promise<Submission> {
  return stamped(key, "sign_raw_payload", "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", organizationId, {
    signWith,
    payload,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_SHA256",
  });
}

/** A request of any type. */
export async function stamped(
  key: Key,
  operation: string,
  type: string,
  organizationId: string,
  parameters: object,
): Promise<Submission> {
  const body = JSON.stringify({ type, timestampMs: String(Date.now()), organizationId, parameters });
  return { path: `/public/v1/submit/${operation}`, body, headers: await stampOf(key, body) };
}
