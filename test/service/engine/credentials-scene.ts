// People who ask and approve with credentials that come and go, and a model that says in a few lines what counts.

import type { Activity, ActivityType } from "@countersign/api";
import { ErrorCode } from "@countersign/api";
import { isDeepStrictEqual } from "node:util";
import type { Store } from "../../../service/src/store/store.js";
import { createAuthenticator } from "../support/authenticator.js";
import type { SoftwareAuthenticator } from "../support/authenticator.js";
import type { Person } from "../support/people.js";
import { apiKey, newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import { act, look, send, stampBody } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair, RunningService } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";
import { rewrite } from "../support/authority.js";

const origin = "https://app.example.com";
const lifetime = 3600;

export const everyone = ["alice", "bob", "carol", "noor"] as const;
export type Name = (typeof everyone)[number];
const isRoot = (name: Name) => name !== "noor";

/** What credentials can be registered again and again, by whomever. */
export const places = [0, 1, 2, 3] as const;
export type Place = (typeof places)[number];
const kindOf = (place: Place) => entryOf(["lasting", "lasting", "expiring", "passkey"] as const, place);

/** Noor and one more may make tags, says a policy; else it takes two root users. */
export const types = ["ACTIVITY_TYPE_CREATE_USER_TAG", "ACTIVITY_TYPE_CREATE_WALLET"] as const;
export type Type = (typeof types)[number];

/** A credential as it is registered. One that is registered again is another. */
interface Credential {
  readonly owner: Name;
  /** Of the API key or authenticator. */
  readonly id: string;
  isGone: boolean;
}

interface Asked {
  readonly type: Type;
  readonly activity: Activity;
  readonly votes: { readonly by: Name; readonly credential: Credential }[];
  isCompleted: boolean;
}

/** What counts, as one would say it. */
const model = {
  approvers: ({ votes }: Asked) => new Set(votes.filter(({ credential }) => !credential.isGone).map(({ by }) => by)),
  isRequested(asked: Asked) {
    return this.approvers(asked).has(firstOf(asked.votes).by);
  },
  isEnough({ type }: Asked, approvers: ReadonlySet<Name>) {
    const isByPolicy = type === "ACTIVITY_TYPE_CREATE_USER_TAG" && approvers.has("noor") && approvers.size >= 2;
    return isByPolicy || [...approvers].filter(isRoot).length >= 2;
  },
  mayVote: ({ type }: Asked, name: Name) => isRoot(name) || type === "ACTIVITY_TYPE_CREATE_USER_TAG",
};

const needed = "ACTIVITY_STATUS_CONSENSUS_NEEDED";

function outcomeOf({ activity, error }: Answer): string | number {
  return error ? error.code : activity.status;
}

/** An organization of these people, of which every answer is held against the model. */
export class Scene {
  readonly #store: Store;
  readonly #people: Readonly<Record<Name, Person>>;
  readonly #keys: readonly ApiKeyPair[] = places.map(() => newKey());
  readonly #passkey: SoftwareAuthenticator = createAuthenticator({ origin });
  /** By place, what is registered there now, or was last. */
  readonly #credentials = new Map<Place, Credential>();
  readonly #asked: Asked[] = [];
  /** What the service said otherwise than the model. */
  readonly differences: { readonly what: string; readonly got: unknown; readonly expected: unknown }[] = [];
  /** How many approvals there were of what had one by a credential that is gone. */
  lapsed = 0;
  completed = 0;

  constructor(store: Store, people: Readonly<Record<Name, Person>>) {
    this.#store = store;
    this.#people = people;
  }

  static async open(service: RunningService, store: Store): Promise<Scene> {
    const [alice, bob, carol] = await newSubOrganizationOf(rootOf(service), "Alice", "Bob", "Carol");
    const noor = await newUser(alice, { userName: "Noor" });
    await act(alice, "ACTIVITY_TYPE_CREATE_POLICY_V3", {
      policyName: "Tags",
      effect: "EFFECT_ALLOW",
      condition: "activity.type == 'ACTIVITY_TYPE_CREATE_USER_TAG'",
      consensus: `approvers.any(user, user.id == '${noor.userId}') && approvers.count() >= 2`,
      notes: "",
    });
    const userIds = [alice, bob, carol].map(({ userId }) => userId);
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
    return new Scene(store, { alice, bob, carol, noor });
  }

  /** Registers a credential for somebody, where it is nobody's now. */
  async register(owner: Name, place: Place): Promise<void> {
    const before = this.#credentials.get(place);
    if (before && !before.isGone) return;
    const { userId } = this.#people[owner];
    const id = kindOf(place) === "passkey" ? await this.#addPasskey(owner) : await this.#addKey(owner, place, userId);
    this.#credentials.set(place, { owner, id, isGone: false });
  }

  async delete(place: Place): Promise<void> {
    const credential = this.#credentials.get(place);
    if (!credential || credential.isGone) return;
    const { owner, id } = credential;
    const { userId } = this.#people[owner];
    if (kindOf(place) === "passkey") {
      await act(this.#people[owner], "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", { userId, authenticatorIds: [id] });
    } else {
      await act(this.#people[owner], "ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds: [id] });
    }
    credential.isGone = true;
  }

  /** Lets the time of a key pass: it was registered earlier than it was. */
  async expire(place: Place): Promise<void> {
    const credential = this.#credentials.get(place);
    if (!credential || credential.isGone || kindOf(place) !== "expiring") return;
    const { organizationId } = this.#people[credential.owner];
    await rewrite(this.#store, async (database) => {
      await database
        .updateTable("api_keys")
        .set((key) => ({ created_at: key("created_at", "-", lifetime * 1000) }))
        .where("organization_id", "=", organizationId)
        .where("id", "=", credential.id)
        .execute();
    });
    credential.isGone = true;
  }

  async ask(place: Place, type: Type): Promise<void> {
    const credential = this.#credentials.get(place);
    if (!credential) return;
    const parameters =
      type === "ACTIVITY_TYPE_CREATE_WALLET"
        ? { walletName: `Wallet ${nextTimestamp()}`, accounts: [] }
        : { userTagName: `Tag ${nextTimestamp()}`, userIds: [] };
    const answer = await this.#send(place, type, parameters);
    const { owner, isGone } = credential;
    const isRefused = !isRoot(owner) && type === "ACTIVITY_TYPE_CREATE_WALLET";
    this.#compare(
      type,
      outcomeOf(answer),
      isGone ? ErrorCode.UNAUTHENTICATED : isRefused ? ErrorCode.PERMISSION_DENIED : needed,
    );
    const { activity } = answer;
    if (activity) this.#asked.push({ type, activity, votes: [{ by: owner, credential }], isCompleted: false });
  }

  async approve(place: Place, which: number): Promise<void> {
    const credential = this.#credentials.get(place);
    const asked = this.#asked[which % this.#asked.length];
    if (!credential || !asked || asked.isCompleted) return;
    const { fingerprint } = asked.activity;
    const answer = await this.#send(place, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    this.#compare("an approval", outcomeOf(answer), this.#cast(credential, asked));
  }

  /** Casts an approval in the model, and tells what comes of it. */
  #cast(credential: Credential, asked: Asked): string | number {
    const { owner, isGone } = credential;
    if (isGone) return ErrorCode.UNAUTHENTICATED;
    const hasToAskAnew = owner === firstOf(asked.votes).by && !model.isRequested(asked);
    if (!model.mayVote(asked, owner) && !hasToAskAnew) return ErrorCode.PERMISSION_DENIED;
    if (model.approvers(asked).has(owner)) return ErrorCode.ALREADY_EXISTS;
    if (asked.votes.some((vote) => vote.credential.isGone)) this.lapsed++;
    asked.votes.push({ by: owner, credential });
    asked.isCompleted = model.isRequested(asked) && model.isEnough(asked, model.approvers(asked));
    if (asked.isCompleted) this.completed++;
    return asked.isCompleted ? "ACTIVITY_STATUS_COMPLETED" : needed;
  }

  /** Whatever is told of an activity that waits is what a vote comes to. */
  async check(): Promise<void> {
    for (const asked of this.#asked.filter(({ isCompleted }) => !isCompleted)) {
      const approvers = model.approvers(asked);
      const could = everyone.filter((name) => !approvers.has(name) && model.mayVote(asked, name));
      for (const name of everyone) {
        const { status, canApprove } = await look(this.#people[name], asked.activity);
        this.#compare(
          `what ${name} sees`,
          { status, canApprove },
          { status: needed, canApprove: could.includes(name) },
        );
      }
      const { generatedClient: client, organizationId } = this.#people.bob;
      const explained = await client.explainPolicy({ organizationId, activityId: asked.activity.id });
      this.#compare(
        "the explanation",
        {
          outcome: explained.outcome,
          asksInitiator: explained.message.includes("its initiator again"),
          could: explained.couldApprove.toSorted(),
        },
        {
          outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED",
          asksInitiator: !model.isRequested(asked),
          could: could.map((name) => this.#people[name].userId).toSorted(),
        },
      );
    }
  }

  #compare(what: string, got: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(got, expected)) this.differences.push({ what, got, expected });
  }

  async #addKey(owner: Name, place: Place, userId: string): Promise<string> {
    const { publicKey } = entryOf(this.#keys, place);
    const expires = kindOf(place) === "expiring" ? String(lifetime) : undefined;
    const apiKeys = [apiKey(publicKey, expires)];
    const made = await act(this.#people[owner], "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys });
    return firstOf(resultOf(made, "createApiKeysResult").apiKeyIds);
  }

  async #addPasskey(owner: Name): Promise<string> {
    const authenticators = [{ authenticatorName: "Phone", ...this.#passkey.register() }];
    const { userId } = this.#people[owner];
    const made = await act(this.#people[owner], "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", { userId, authenticators });
    return firstOf(resultOf(made, "createAuthenticatorsResult").authenticatorIds);
  }

  async #send(place: Place, type: ActivityType, parameters: object): Promise<Answer> {
    const { service, organizationId } = this.#people.alice;
    const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters });
    const byKey = await stampBody({ key: entryOf(this.#keys, place) }, type, body);
    if (kindOf(place) !== "passkey") return send(service, byKey);
    return send(service, { ...byKey, stampHeader: ["X-Stamp-Webauthn", this.#passkey.stamp(body)] });
  }
}
