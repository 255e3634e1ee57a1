// Somebody honest who uses a page of an organization, as current clients do, and a stranger who does whatever they can with
// what is known of others: public keys, ids of passkeys, ID tokens for an app of the stranger's own, e-mail addresses.

import { p256 } from "@noble/curves/nist.js";
import type { SignupV2Request } from "@countersign/auth-proxy";
import type { ProxyWorld } from "../world.js";
import { bodyOf, claimsOf, submit } from "../../families/sessions/login.js";
import { nonceFor } from "../../oidc/issuer.js";
import type { PaperIssuer } from "../../oidc/paper-issuer.js";
import { createAuthenticator } from "../../support/authenticator.js";
import type { Registration, SoftwareAuthenticator } from "../../support/authenticator.js";
import { Person, apiKey } from "../../support/people.js";
import { act } from "../../support/requests.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair } from "../../support/service.js";
import { stampOf } from "../../support/stamp.js";

/** The client id of the page, which its organization has named. */
export const ownApp = "wallet-app";
/** The client id of an app that the stranger runs, and the honest person uses. */
export const strangersApp = "game";

export interface Meeting {
  readonly world: ProxyWorld;
  readonly issuer: PaperIssuer;
}

/** Headers by which a body is stamped. */
type Stamp = (body: string) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;

/** Where a login has led. */
export interface LoggedIn extends Person {}

/** Logs in by a stamp. @returns undefined if the service refuses */
export async function logIn(
  { world: { service } }: Meeting,
  organizationId: string,
  stamp: Stamp,
  session: ApiKeyPair = newKey(),
): Promise<LoggedIn | undefined> {
  const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", organizationId, { publicKey: session.publicKey });
  const { status, body: answer } = await submit(service, "stamp_login", body, await stamp(body));
  if (status !== 200) return undefined;
  const { activity } = answer as unknown as {
    readonly activity: { readonly result: { readonly stampLoginResult: { readonly session: string } } };
  };
  const claims = claimsOf(activity.result.stampLoginResult.session);
  return new Person(service, session, {
    organizationId: String(claims["organization_id"]),
    userId: String(claims["user_id"]),
  });
}

export const stampedBy =
  (key: ApiKeyPair): Stamp =>
  (body) =>
    stampOf(key, body);

export const stampedByPasskey =
  (passkey: SoftwareAuthenticator): Stamp =>
  (body) => ({ "X-Stamp-Webauthn": passkey.stamp(body) });

/** The header by which a key and an ID token that is bound to it stamp a body. */
export function stampedByToken(oidcToken: string, key: ApiKeyPair): Stamp {
  return (body) => {
    const signature = p256.sign(Buffer.from(body), Buffer.from(key.privateKey, "hex"), { format: "der" });
    const stamp = {
      publicKeyAttestation: oidcToken,
      scheme: "STAMP_ATTESTED_SCHEME_P256_OIDC",
      publicKey: key.publicKey,
      signature: Buffer.from(signature).toString("hex"),
    };
    return { "X-Stamp-Attested": Buffer.from(JSON.stringify(stamp)).toString("base64url") };
  };
}

export function passkeyParams({ challenge, attestation }: Registration, authenticatorName = "Phone") {
  return { authenticatorName, challenge, attestation: { ...attestation, transports: [...attestation.transports] } };
}

const nobody: Pick<SignupV2Request, "apiKeys" | "authenticators" | "oauthProviders"> = {
  apiKeys: [],
  authenticators: [],
  oauthProviders: [],
};

/** What a person signs up with, and what a back end passes on. */
export type SignUp = typeof nobody & { readonly userEmail?: string };

export class Honest {
  readonly wallet = newKey();
  readonly passkey = createAuthenticator({ origin: "https://app.example.com" });
  readonly subject: string;
  readonly email: string;
  readonly sessions: ApiKeyPair[] = [];
  /** What the page registers of the passkey, which others read later. */
  registration: Registration | undefined;
  /** Whether the passkey is registered at the moment, and where it was first. */
  hasPasskey = false;
  passkeyAt: string | undefined;
  /** An ID token for the page, which others have read. */
  sentToken: string | undefined;
  /** Whether the account at the issuer is registered. */
  hasAccount = false;
  /** Where they are logged in. */
  at: LoggedIn | undefined;
  readonly #meeting: Meeting;

  constructor(meeting: Meeting, name: string) {
    this.#meeting = meeting;
    this.subject = name;
    this.email = `${name}@example.com`;
  }

  /** `loginOrSignupWithWallet` of current clients. */
  async byWallet(): Promise<void> {
    const { client, root } = this.#meeting.world;
    const { publicKey } = this.wallet;
    const { organizationId } = await client.getAccount({ filterType: "PUBLIC_KEY", filterValue: publicKey });
    if (!organizationId) await client.signupV2({ ...nobody, apiKeys: [apiKey(publicKey)] });
    await this.#enter(root.organizationId, stampedBy(this.wallet));
  }

  /** `signUpWithPasskey`, and `loginWithPasskey` ever after. */
  async byPasskey(): Promise<void> {
    const { client, root } = this.#meeting.world;
    if (this.hasPasskey) return this.#enter(root.organizationId, stampedByPasskey(this.passkey));
    if (this.registration) return this.#triesPasskey();
    const passing = this.#newKey();
    const registration = this.passkey.register();
    const { organizationId } = await client.signupV2({
      ...nobody,
      apiKeys: [apiKey(passing.publicKey, "60")],
      authenticators: [passkeyParams(registration)],
    });
    this.#hasRegistered(registration, organizationId);
    await this.#enter(organizationId, stampedBy(passing));
  }

  /** `completeOauth`. */
  async byAccount(): Promise<void> {
    const { client } = this.#meeting.world;
    const key = this.#newKey();
    const oidcToken = await this.#token(ownApp, key);
    const account = await client.getAccount({ filterType: "OIDC_TOKEN", filterValue: oidcToken });
    const made = account.organizationId
      ? account
      : await client.signupV2({ ...nobody, oauthProviders: [{ providerName: "Company", oidcToken }] });
    this.sentToken = oidcToken;
    this.hasAccount = true;
    await this.#enter(String(made.organizationId), stampedByToken(oidcToken, key), key);
  }

  /** Leaves the page once the issuer has answered. */
  async leavesAtIssuer(): Promise<void> {
    this.sentToken ??= await this.#token(ownApp, this.#newKey());
  }

  /** `addPasskey` and `addOauthProvider` in a session. */
  async adds(what: "passkey" | "account"): Promise<void> {
    const { at } = this;
    if (!at || (what === "passkey" ? this.hasPasskey : this.hasAccount)) return;
    // Where it was not registered first, it would lead nowhere.
    if (what === "passkey" && this.passkeyAt !== undefined && this.passkeyAt !== at.organizationId) return;
    if (what === "passkey") {
      const registration = this.passkey.register();
      const authenticators = [passkeyParams(registration)];
      await act(at, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", { userId: at.userId, authenticators });
      this.#hasRegistered(registration, at.organizationId);
      return;
    }
    const oidcToken = await this.#token(ownApp, this.#newKey());
    const oauthProviders = [{ providerName: "Company", oidcToken }];
    await act(at, "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", { userId: at.userId, oauthProviders });
    this.sentToken = oidcToken;
    this.hasAccount = true;
  }

  /** Deletes the passkey in a session, and keeps it in the device. */
  async deletesPasskey(): Promise<void> {
    const { at } = this;
    if (!at || !this.hasPasskey || this.passkeyAt !== at.organizationId) return;
    const { authenticators } = await at.generatedClient.getAuthenticators({
      organizationId: at.organizationId,
      userId: at.userId,
    });
    // The root quorum keeps a lasting way in.
    const apiKeys = [apiKey(this.#newKey().publicKey)];
    await act(at, "ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: at.userId, apiKeys });
    const authenticatorIds = authenticators.map(({ authenticatorId }) => authenticatorId);
    await act(at, "ACTIVITY_TYPE_DELETE_AUTHENTICATORS", { userId: at.userId, authenticatorIds });
    this.hasPasskey = false;
  }

  /** What they have handed to the stranger's app, bound to a key of the stranger's choice. */
  tokenForStranger(key: ApiKeyPair): Promise<string> {
    return this.#token(strangersApp, key);
  }

  #token(aud: string, key: ApiKeyPair): Promise<string> {
    return this.#meeting.issuer.token({ aud, sub: this.subject, nonce: nonceFor(key.publicKey) });
  }

  #hasRegistered(registration: Registration, organizationId: string): void {
    this.registration = registration;
    this.hasPasskey = true;
    this.passkeyAt = organizationId;
  }

  /** Logs in by a passkey that they have deleted: nobody can let them in. */
  async #triesPasskey(): Promise<void> {
    const { root } = this.#meeting.world;
    const entered = await logIn(this.#meeting, root.organizationId, stampedByPasskey(this.passkey), this.#newKey());
    if (entered) this.at = entered;
  }

  #newKey(): ApiKeyPair {
    const key = newKey();
    this.sessions.push(key);
    return key;
  }

  async #enter(organizationId: string, stamp: Stamp, session = this.#newKey()): Promise<void> {
    const entered = await logIn(this.#meeting, organizationId, stamp, session);
    if (!entered) throw new Error("an honest person cannot log in");
    this.at = entered;
  }
}
