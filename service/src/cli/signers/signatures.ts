// Signatures that the service makes for programs of this computer, which know nothing of policies, approvals and activities:
// they get a signature, or an error that says why there is none and who decides.

import {
  ApiError,
  ErrorCode,
  TransactionType,
  getActivity,
  grpcCodes,
  signRawPayload,
  signTransaction,
  waitForActivity,
} from "@countersign/api";
import type {
  Activity,
  ActivityOutcome,
  Connection,
  HashFunction,
  PayloadEncoding,
  SignRawPayloadResult,
} from "@countersign/api";
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** Approvals that are waited for at most; the oldest are forgotten, and asked for anew. */
const mostWaiting = 1_000;
const pauseMs = 1_000;

/** There is no signature, because people have not approved it yet, or do not. */
export class NotSigned extends Error {
  override readonly name = "NotSigned";
  /** Whether it may still be signed: then the same request later gets the signature. */
  readonly isPending: boolean;
  readonly activity: Pick<Activity, "id" | "fingerprint" | "status">;
  /** Where people see the activity and decide. */
  readonly url: string;

  constructor(reason: string, isPending: boolean, { id, fingerprint, status }: Activity, url: string) {
    super(reason);
    this.isPending = isPending;
    this.activity = { id, fingerprint, status };
    this.url = url;
  }
}

export interface SignaturesOptions {
  readonly connection: Connection;
  readonly organizationId: string;
  /** How long a request waits for approvals. */
  readonly waitMs: number;
  /** Is told what a request waits for, and who decides. */
  readonly waiting: (reason: string) => void;
}

/** A payload in hex without 0x, or as text in an encoding that the service reads. */
export interface Payload {
  readonly payload: string;
  readonly encoding: PayloadEncoding;
  readonly hashFunction: HashFunction;
}

export class Signatures {
  readonly #options: SignaturesOptions;
  /** Ids of activities that wait for approvals, by what they sign. */
  readonly #waiting = new Map<string, string>();

  constructor(options: SignaturesOptions) {
    this.#options = options;
  }

  /**
   * Signs an Ethereum transaction.
   *
   * @param unsignedTransaction hex without 0x
   * @returns hex without 0x
   * @throws NotSigned; ApiError as the service answers
   */
  async transaction(signWith: string, unsignedTransaction: string): Promise<string> {
    const { connection, organizationId } = this.#options;
    const parameters = { signWith, type: TransactionType.ETHEREUM, unsignedTransaction };
    const { signTransactionResult: result } = await this.#result(parameters, () =>
      signTransaction(connection, { organizationId, parameters }),
    );
    return present(result).signedTransaction;
  }

  /** @throws NotSigned; ApiError as the service answers */
  async payload(signWith: string, payload: Payload): Promise<SignRawPayloadResult> {
    const { connection, organizationId } = this.#options;
    const parameters = { signWith, ...payload };
    const { signRawPayloadResult: result } = await this.#result(parameters, () =>
      signRawPayload(connection, { organizationId, parameters }),
    );
    return present(result);
  }

  /** A request that is repeated while its activity waits for approvals is about that activity. */
  async #result<Kind extends Activity>(
    parameters: object,
    submit: () => Promise<{ readonly activity: Kind }>,
  ): Promise<Kind["result"]> {
    const asked = createHash("sha256").update(JSON.stringify(parameters)).digest("base64");
    const waiting = this.#waiting.get(asked);
    this.#waiting.delete(asked);
    const first = waiting === undefined ? (await submit()).activity : await this.#read(waiting);
    const { outcome, activity = first } = await this.#settled(first);
    // The same activity, read again: its type, and so its kind, stays what it was.
    if (outcome === "completed") return (activity as Kind).result;
    const url = this.#urlOf(activity);
    const isPending = outcome !== "failed" && outcome !== "rejected";
    if (isPending) this.#remember(asked, activity.id);
    throw new NotSigned(reasonOf(outcome, activity, url), isPending, activity, url);
  }

  async #settled(first: Activity): Promise<ActivityOutcome> {
    const { connection, waitMs, waiting } = this.#options;
    const end = Date.now() + waitMs;
    for (let next: Activity = first; ; next = await this.#read(first.id)) {
      const ended = await waitForActivity(connection, next);
      const isAsked = ended.outcome === "consensusNeeded" || ended.outcome === "authenticatorsNeeded";
      if (!isAsked || Date.now() >= end) return ended;
      if (next === first) waiting(reasonOf(ended.outcome, first, this.#urlOf(first)));
      await sleep(Math.min(pauseMs, end - Date.now()));
    }
  }

  #urlOf({ id }: Activity): string {
    return `${this.#options.connection.baseUrl}/console/#/activities/${id}`;
  }

  async #read(activityId: string): Promise<Activity> {
    const { connection, organizationId } = this.#options;
    return (await getActivity(connection, { organizationId, activityId })).activity;
  }

  #remember(asked: string, id: string): void {
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size >= mostWaiting && oldest !== undefined) this.#waiting.delete(oldest);
    this.#waiting.set(asked, id);
  }
}

function reasonOf(outcome: ActivityOutcome["outcome"], { id, failure, fingerprint }: Activity, url: string): string {
  switch (outcome) {
    case "failed":
      return `activity ${id} failed: ${grpcCodes[failure?.code ?? 2]?.name}: ${failure?.message ?? "without a reason"}`;
    case "rejected":
      return `activity ${id} was rejected by a vote`;
    default:
      return `activity ${id} needs approval: decide at ${url} or with \`countersign activities approve ${fingerprint}\``;
  }
}

function present<Result>(result: Result | undefined): Result {
  if (result !== undefined) return result;
  throw new ApiError(ErrorCode.INTERNAL, "the service completed the activity without a signature");
}
