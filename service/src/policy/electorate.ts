// The users of an organization as those who might approve, grouped by what a consensus asks of them.

import type { Member, Organization } from "../organizations/organization.js";
import { approverOf, credentialsOf } from "./context.js";
import type { ApproverContext, Context, CredentialContext } from "./language/context.js";
import type { Budget } from "./language/policy.js";
import type { Asks } from "./language/voter.js";

/** A user who might approve. */
export interface Voter {
  readonly approver: ApproverContext;
  /** With one of which they would approve: one of each kind that makes a difference. */
  readonly credentials: readonly CredentialContext[];
}

/** Users who are the same to a consensus, by their places among all users. */
export interface VoterClass {
  readonly places: readonly number[];
  /** The first of them. */
  readonly example: Voter;
}

/** A consensus knows nothing of the activity. */
const activity: Context["activity"] = { type: "", resource: "", action: "", params: {} };

/** Approvals as a consensus sees them. */
export function ballotOf(approvers: readonly ApproverContext[], credentials: readonly CredentialContext[]): Context {
  return { activity, approvers, credentials };
}

const electorates = new WeakMap<Organization, Electorate>();

/** Made once for each state of an organization. */
export function electorateOf(organization: Organization): Electorate {
  let electorate = electorates.get(organization);
  if (!electorate) electorates.set(organization, (electorate = new Electorate(organization)));
  return electorate;
}

// What it takes in steps to look at a user, at a tag, at a credential.
const perUser = 40;
const perTag = 5;
const perCredential = 20;

export class Electorate {
  readonly #members: readonly Member[];
  readonly #places: ReadonlyMap<string, number>;
  /** Of those who were asked for. */
  readonly #credentials: (readonly CredentialContext[] | undefined)[] = [];

  constructor({ members }: Organization) {
    this.#members = [...members.values()];
    this.#places = new Map(this.#members.map(({ id }, place) => [id, place]));
  }

  get size(): number {
    return this.#members.length;
  }

  placeOf(userId: string): number | undefined {
    return this.#places.get(userId);
  }

  /** A user as a consensus sees them. */
  voter(place: number, { credentials: asked }: Asks): Voter {
    const member = this.#members[place]!;
    return { approver: approverOf(member), credentials: asked ? [...this.#kinds(place, asked).values()] : [] };
  }

  /** All users by what a consensus asks for; undefined where the budget does not suffice. */
  classes(asks: Asks, budget: Budget): readonly VoterClass[] | undefined {
    const places = new Map<string, number[]>();
    for (const [place, { id, record }] of this.#members.entries()) {
      const { userTags, userEmail, apiKeys, authenticators } = record;
      const credentials = asks.credentials ? apiKeys.length + authenticators.length : 0;
      if (!budget.take(perUser + perTag * userTags.length + perCredential * credentials)) return undefined;
      const { approvers: asked } = asks;
      const name = [asked.has("id") && id, asked.has("email") && userEmail, asked.has("tags") && userTags];
      const kinds = asks.credentials ? [...this.#kinds(place, asks.credentials).keys()].sort() : [];
      const key = JSON.stringify([...name, ...kinds]);
      const same = places.get(key);
      if (same) same.push(place);
      else places.set(key, [place]);
    }
    return [...places.values()].map((same) => ({ places: same, example: this.voter(same[0]!, asks) }));
  }

  /** A user's credentials, of which one of each kind, by what is asked of them. */
  #kinds(place: number, asked: ReadonlySet<string>): ReadonlyMap<string, CredentialContext> {
    const all = (this.#credentials[place] ??= credentialsOf(this.#members[place]!));
    const parts = ({ user_id: userId, type, public_key: publicKey }: CredentialContext) => [
      asked.has("user_id") && userId,
      asked.has("type") && type,
      asked.has("public_key") && publicKey,
    ];
    return new Map(all.map((credential) => [parts(credential).join(" "), credential]));
  }
}
