// An activity as policies are asked about it.

import type { ActivityType } from "@countersign/api";
import type { KeyUse } from "../signing/brakes.js";
import type { Approval, Standing } from "./approvals.js";
import type { Authority } from "./authority.js";
import type { Reference } from "./reference.js";

/** An activity that is to be decided on. */
export interface PolicyRequest {
  /** The newest type it can be upgraded to. */
  readonly type: ActivityType;
  /** Parameters of that type. */
  readonly intent: object;
  readonly initiatorId: string;
  /** When it is decided on, in milliseconds since 1970: `time.now` of policies. */
  readonly at: number;
  /** Approvals that count now, the initiator's own included. */
  readonly approvals: readonly Pick<Approval, "userId" | "publicKey">[];
  /** Of an activity that waits for votes already; undefined while it is being submitted, and once it has ended. */
  readonly waiting?: Pick<Standing, "isStillRequested">;
  /** Whether it is done at once or not at all, so that it cannot wait for further approvals. */
  readonly immediate: boolean;
  readonly authority: Authority;
  /** What it does with keys, if anything. */
  readonly keyUse: KeyUse | undefined;
  /** What the parameters speak of, each thing once. */
  readonly references: readonly Reference[];
  /** Whether it makes something beside what the parameters speak of. */
  readonly createsSubject: boolean;
  /**
   * Of a batch, the requests that would do the same one after the other, in the order of what is signed. Policies decide about
   * each of them, too.
   */
  readonly alone?: readonly RequestAlone[];
}

/** One request of a batch: type and parameters of the newest version. */
export type RequestAlone = Pick<PolicyRequest, "type" | "intent">;

/** An activity about nothing in particular, of which nothing is known but that policies decide. */
export const byPoliciesAlone: Pick<
  PolicyRequest,
  "immediate" | "authority" | "keyUse" | "references" | "createsSubject"
> = {
  immediate: false,
  authority: { rootQuorumOnly: false, anyRootUser: false, accessOf: [], selfService: false },
  keyUse: undefined,
  references: [],
  createsSubject: false,
};
