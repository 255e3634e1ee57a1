// What carrying an activity out is: a step from an intent in its newest form to a result.

import type { ActivityType, IntentByType, ResultByType } from "@countersign/api";
import type { Limits } from "../../config/limits.js";
import type { Settings } from "../../config/settings.js";
import type { Custody, CustodyOfFamilies } from "../../custody/custody.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import type { Keys } from "../../signing/keys.js";
import type { ToSign } from "../../signing/to-sign.js";
import type { Scope, Store, Transaction, WriteScope } from "../../store/store.js";
import type { Outside } from "./outside.js";

/** The parts of the service that a family may use. */
export interface FamilyServices {
  readonly custody: Custody;
  readonly limits: Limits;
  readonly webhooks: Settings["webhooks"];
  readonly messages: Settings["messages"];
  readonly outside: Outside;
}

/** What a family works with. */
export interface FamilyContext extends Omit<FamilyServices, "custody"> {
  readonly custody: CustodyOfFamilies;
  /** Signs and exports: there is no other way. */
  readonly keys: Keys;
  /** The organization in which the activity takes place, as it was when the activity was decided. */
  readonly organization: Organization;
  /** Belongs to the organization, or to its parent where that may ask. */
  readonly initiator: Member;
  /** By whose request it is carried out: the initiator's, or the last vote. */
  readonly by: {
    readonly publicKey: string;
    /** Undefined where nobody asks at the moment, because a delay has passed. */
    readonly address: string | undefined;
    /** Profile of their session, if it has one. */
    readonly sessionProfileId: string | undefined;
  };
  /** When the activity was submitted, in milliseconds since 1970. */
  readonly submittedAt: number;
  /** Reads what is committed. */
  readonly scope: Scope;
  /** What it is asked to sign, and the keys that sign: as policies have decided about it, where they were asked. */
  readonly toSign: ToSign;
  /** Commits by itself, whatever becomes of the activity: for what a refused request leaves behind. */
  readonly write: Store["write"];
  /**
   * Runs work that is not to be repeated where the engine runs the family again after a conflict: its value is remembered
   * for the request under the name. Work that fails is not.
   */
  readonly once: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
}

/** The second half of a family's work: what it changes, in the transaction that records the activity. */
export type Step<Result> = (scope: WriteScope, transaction: Transaction) => Promise<Result>;

/**
 * The first half of a family's work: it checks the intent against the present state and lets custody make or use keys,
 * without changing anything, and returns the second half.
 *
 * Between the halves the organization cannot change (its users, credentials, tags, quorum, features and keys), because
 * the transaction holds its revision. Whatever else the second half relies on, it has to look at again: names that must
 * not be taken, limits. Either half may run again after a conflict; one half may throw an ApiError, and nothing happens.
 */
export type Plan<Type extends ActivityType> = (
  context: FamilyContext,
  intent: IntentByType[Type],
) => Promise<Step<ResultByType[Type]>>;
