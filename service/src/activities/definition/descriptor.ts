// What the engine, the policies and the store of activities must know of a family beside how it is carried out. Each
// family says so in its own file. What decides who may ask for it, and about what, has no default: it does not compile when
// it is left out, nor does a version or a member that holds an id and is not spoken of. The policies and the engine know no
// family's name.

import type { ActivityType, FamilyByType, IntentByType, ResultByType } from "@countersign/api";
import type { LatestType } from "@countersign/api/upgrades";
import type { StorageEffect } from "../../budgets/disk.js";
import type { Settings } from "../../config/settings.js";
import type { Member } from "../../organizations/member.js";
import type { Organization } from "../../organizations/organization.js";
import type {
  ReferenceKind,
  UnsignedPayload,
  UnsignedPayloads,
  UnsignedTransaction,
  UnsignedTransactions,
} from "../../policy/reference.js";
import type { RequestAlone } from "../../policy/request.js";
import type { KeyUse } from "../../signing/brakes.js";
import type { ToSign } from "../../signing/to-sign.js";
import type { Plan } from "./plan.js";

/** Votes are cast on activities, and are none themselves. */
export type VoteFamily = "approveActivity" | "rejectActivity";
export type FamilyName = Exclude<FamilyByType[ActivityType], VoteFamily>;

/** The types of all versions of a family. */
type TypeOf<Name extends FamilyName> = {
  [Type in ActivityType]: FamilyByType[Type] extends Name ? Type : never;
}[ActivityType];

/** Types to which others are upgraded, and which are therefore carried out. */
type NewestType = LatestType[keyof LatestType];

/** Everything that is known of a family. */
export type Family<Name extends FamilyName> = FamilyTraits<IntentByType[TypeOf<Name> & NewestType]> &
  KeyUseOf<IntentByType[TypeOf<Name> & NewestType]> &
  AloneOf<IntentByType[TypeOf<Name> & NewestType]> & {
    readonly versions: { readonly [Type in TypeOf<Name>]: Version<Type> };
  };

/** What has something signed says so. */
type KeyUseOf<Intent> = Intent extends { readonly signWith: string } ? { readonly keyUse: "signs" } : unknown;

/** What is a batch of requests that could be sent alone says which. */
type AloneOf<Intent> = Intent extends UnsignedTransactions
  ? { readonly alone: NonNullable<FamilyTraits<Intent>["alone"]> }
  : unknown;

/** What holds for all versions of a family, said of its newest intent. */
export interface FamilyTraits<Intent> {
  /**
   * What the intent speaks of, by the path of the member that names it; members of lists have the list's path. Policies
   * decide about each.
   */
  readonly subjects: Subjects<Intent>;
  /** Whether it also makes something that has no id yet, which has to be allowed beside what the intent speaks of. */
  readonly createsSubject: boolean;
  readonly authority: AuthorityTraits<Intent>;
  /**
   * The requests that would do the same one after the other, in the order of what is signed: nothing is done by it that one of
   * them is refused. Default: none.
   */
  alone?(intent: Intent): readonly RequestAlone[];
  /**
   * What it does with keys, so that it stops for what is frozen. Default: nothing. A family that says so uses none: what signs
   * and exports for it (`signing/keys.ts`) throws.
   */
  readonly keyUse?: KeyUse;
  /** Whether it is done at once or not at all: what it needs is gone when others would have approved. Default: false. */
  readonly immediate?: boolean;
  /** Whether a credential that comes of it has the session profile of whoever asks. Default: false. */
  readonly keepsProfile?: boolean;
  /** Whether a message to a person comes of it. Default: false. */
  readonly sendsMessages?: boolean;
  /**
   * What it does to storage, which decides for how long it goes on where there is little room: what takes a right or a
   * thing away is as good as what frees. Default: it stores, and is the first to stop.
   */
  readonly storage?: StorageEffect;
  /**
   * What must hold before anyone's rights are looked at. Default: nothing.
   *
   * @throws ApiError where it does not
   */
  precondition?(asked: Asked, intent: Intent): Promise<void> | void;
}

/** Who asks where. */
export interface Asked {
  readonly organization: Organization;
  readonly initiator: Member;
  readonly signing: Settings["signing"];
  /** What is asked to be signed. */
  readonly toSign: ToSign;
}

/** How `Authority` follows from the intent, and of which organization the quorum and policies may be. */
export interface AuthorityTraits<Intent> {
  readonly rootQuorumOnly: boolean;
  /** Whether one root user is enough, whatever policies say: for what only stops things. */
  readonly anyRootUser: boolean;
  accessOf(intent: Intent, initiatorId: string): readonly string[];
  readonly selfService: boolean;
  /**
   * Whether users of the parent may ask for it in a sub-organization, as the parent's quorum and policies decide. Only
   * for what asks a proof of the person whom it is about: a mailbox, a phone, an account elsewhere.
   */
  readonly throughParent: boolean;
}

/** What is known of one version. */
type Version<Type extends ActivityType> = VersionTraits<
  IntentByType[Type],
  ResultByType[Type],
  ResultByType[LatestType[Type]]
> &
  (Type extends NewestType ? { readonly plan: Plan<Type> } : unknown);

export interface VersionTraits<Intent, Result, NewestResult> {
  /** What is left out of the parameters where they are stored, shown in the activity and sent to webhooks. */
  readonly redaction: Redaction<Intent> | undefined;
  /** The same of the result; whoever asked for it has the whole in the answer to the request. */
  redactResult: ((result: Result) => Result) | undefined;
  /** How the result reads in this version; undefined where it reads like the newest. */
  readonly resultOf: [NewestResult] extends [Result]
    ? ((newest: NewestResult) => Result) | undefined
    : (newest: NewestResult) => Result;
}

export interface Redaction<Intent> {
  /** @param parameters as they were sent: optional members may be null */
  redact(parameters: Intent): object;
  /** Whether what is left out is stored while the activity waits for votes. Otherwise the version is immediate. */
  readonly keptWhileWaiting: boolean;
  /** Whether what is left out stays of use, and is short enough to be found by trying. */
  readonly guessable: boolean;
}

/** Members that hold ids or addresses, by how the contract names them. */
type ReferringName = `${string}Id` | `${string}Ids` | `${string}Tags` | "signWith" | "address";

/** What authenticators call themselves. The registration is checked by what WebAuthn says. */
type WebAuthnName = `${string}attestation.credentialId` | "attestation.credentialId";

type ReferringPath<Intent> = Exclude<
  Extract<PathsOf<Intent>, ReferringName | `${string}.${ReferringName}`>,
  WebAuthnName
>;

/** Dotted paths of all members that hold text, also in lists. */
type PathsOf<Value> = Value extends readonly (infer Item)[]
  ? PathsOf<Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: PathsBelow<Name, NonNullable<Value[Name]>> }[keyof Value & string]
    : never;

type PathsBelow<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? PathsBelow<Name, Item>
  : Value extends string
    ? Name
    : `${Name}.${PathsOf<Value>}`;

export type Subjects<Intent> = { readonly [Path in ReferringPath<Intent>]: SubjectKind<Intent> | NoSubject };

/** What signs is named with what it signs, so that policies see that too: a mere `signer` does not compile. */
type SubjectKind<Intent> =
  | Exclude<ReferenceKind, "signer">
  | (Intent extends UnsignedTransaction | UnsignedTransactions
      ? "transactionSigner"
      : Intent extends UnsignedPayload | UnsignedPayloads
        ? "payloadSigner"
        : "signer");

/** A member that names nothing which the activity is about. */
export interface NoSubject {
  readonly because: string;
}

/** Says why a member that holds an id names nothing that policies could decide about. */
export function noSubject(because: string): NoSubject {
  return { because };
}

/** Where there is none of something that a descriptor has to speak of. */
export const none = undefined;

/** Policies decide. */
export const byPolicy: AuthorityTraits<object> = {
  rootQuorumOnly: false,
  anyRootUser: false,
  accessOf: () => [],
  selfService: false,
  throughParent: false,
};

/** Policies decide, and those of the parent where its users ask. */
export const byPolicyOfParentToo: AuthorityTraits<object> = { ...byPolicy, throughParent: true };

/** Nobody but the root quorum does it. */
export const byRootQuorum: AuthorityTraits<object> = { ...byPolicy, rootQuorumOnly: true };

/** One root user does it at once. For everyone else, policies decide. */
export const byAnyRootUser: AuthorityTraits<object> = { ...byPolicy, anyRootUser: true };

/** It is about the credentials of the user whom it names. Users do it to their own without a policy. */
export const ofOwnCredentials: AuthorityTraits<{ readonly userId: string }> = {
  ...byPolicy,
  accessOf: ({ userId }) => [userId],
  selfService: true,
};

/** A version that holds no secrets and whose result reads like the newest. */
export const plain = { redaction: none, redactResult: none, resultOf: none } as const;
