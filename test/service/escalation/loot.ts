// What the attackers hold, whatever it came from: key pairs, authenticators, accounts at an issuer, contacts whose mail
// they read, and the secrets that they were sent.

import { ApiKeyStamper } from "@turnkey/api-key-stamper";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { newTarget } from "../families/logins/world.js";
import type { Target } from "../families/logins/world.js";
import type { PaperIssuer } from "../oidc/paper-issuer.js";
import { createAuthenticator } from "../support/authenticator.js";
import type { SoftwareAuthenticator } from "../support/authenticator.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";

export const origin = "https://app.example.com";

/** A credential of a user, and who stamps with it. */
export interface Credential {
  /** Of the user's own organization. */
  readonly homeId: string;
  readonly userId: string;
  readonly name: string;
  stamp(body: string): Promise<readonly [header: string, value: string]>;
}

/** A one-time code that came to a contact of the attackers. */
export interface Code {
  readonly organizationId: string;
  readonly otpId: string;
  readonly otpCode: string;
  /** Of the activity that sent it. */
  readonly family: string;
  /** What it is to be encrypted to, where that is asked for. */
  readonly target: string | undefined;
}

export interface Invitation {
  readonly organizationId: string;
  /** `<id>.<token>` */
  readonly invitationId: string;
  readonly userId: string;
}

export interface ImportTarget {
  readonly organizationId: string;
  readonly userId: string;
  readonly importBundle: string;
}

export interface Session {
  readonly organizationId: string;
  readonly userId: string;
  readonly token: string;
}

export class Loot {
  readonly emails: readonly string[];
  readonly phoneNumbers: readonly string[];
  /** Subjects at the issuer that are the attackers' accounts. */
  readonly accounts: readonly string[];
  readonly codes: Code[] = [];
  readonly invitations: Invitation[] = [];
  readonly importTargets: ImportTarget[] = [];
  readonly sessions: Session[] = [];
  /** Login keys that were opened. */
  opened = 0;
  readonly #keys = new Map<string, ApiKeyPair>();
  readonly #authenticators = new Map<string, SoftwareAuthenticator>();
  readonly #targets: Target[] = [];
  readonly #issuer: PaperIssuer;

  /** @param number by which contacts of one sequence differ from those of all others */
  constructor(issuer: PaperIssuer, number: number) {
    this.#issuer = issuer;
    this.emails = [1, 2, 3].map((index) => `mallory.${number}.${index}@evil.example`);
    this.phoneNumbers = [1, 2].map((index) => `+1900${String(number * 10 + index).padStart(8, "0")}`);
    this.accounts = [1, 2, 3].map((index) => `mallory.${number}.${index}`);
  }

  get contacts(): readonly string[] {
    return [...this.emails, ...this.phoneNumbers];
  }

  newKey(): ApiKeyPair {
    return this.add(newKey());
  }

  add(key: ApiKeyPair): ApiKeyPair {
    this.#keys.set(key.publicKey, key);
    return key;
  }

  keyOf(publicKey: string): ApiKeyPair | undefined {
    return this.#keys.get(publicKey);
  }

  newAuthenticator(): SoftwareAuthenticator {
    const authenticator = createAuthenticator({ origin });
    this.#authenticators.set(authenticator.credentialId, authenticator);
    return authenticator;
  }

  /** A key to which login keys are encrypted, uncompressed in hex. */
  newTarget(): string {
    const target = newTarget();
    this.#targets.push(target);
    return target.targetPublicKey;
  }

  /** Of an invitation that has been accepted, there is nothing left. */
  forgetInvitation({ invitationId }: Readonly<Record<string, unknown>>): void {
    const index = this.invitations.findIndex((each) => each.invitationId.startsWith(String(invitationId)));
    if (index !== -1) this.invitations.splice(index, 1);
  }

  /** Opens a credential bundle that is encrypted to one of the attackers' keys. */
  open(bundle: string): void {
    for (const target of this.#targets.toReversed()) {
      try {
        this.add(target.open(bundle));
        this.opened++;
        return;
      } catch {
        // Encrypted to another key.
      }
    }
  }

  /** A token of one of the attackers' accounts. */
  tokenOf(account: string, nonce = "none"): Promise<string> {
    return this.#issuer.token({ sub: account, nonce });
  }

  /** Credentials of an organization's users with which the attackers can stamp. */
  credentialsOf({ id: homeId, apiKeys, authenticators }: Organization): Credential[] {
    const byKey = [...this.#keys.values()].flatMap((key): Credential[] => {
      const owner = apiKeys.get(key.publicKey);
      if (!owner) return [];
      const { row, member } = owner;
      return [{ homeId, userId: member.id, name: `${row.credential_type} ${row.name}`, stamp: stampBy(key) }];
    });
    const byAuthenticator = [...this.#authenticators.values()].flatMap((authenticator): Credential[] => {
      const owner = authenticators.get(authenticator.credentialId);
      if (!owner) return [];
      const stamp = async (body: string) => ["X-Stamp-Webauthn", authenticator.stamp(body)] as const;
      return [{ homeId, userId: owner.member.id, name: "an authenticator", stamp }];
    });
    return [...byKey, ...byAuthenticator];
  }

  /** Accounts of the attackers to which users are linked. */
  accountsLinkedIn({ members }: Organization): { readonly userId: string; readonly subject: string }[] {
    return [...members.values()].flatMap(({ id: userId, record }) =>
      record.oauthProviders
        .filter(({ issuer, subject }) => issuer === this.#issuer.url && this.accounts.includes(subject))
        .map(({ subject }) => ({ userId, subject })),
    );
  }

  /** What the attackers could come in by as a user, besides credentials that stamp. */
  waysInto(organization: Organization): { readonly userId: string; readonly name: string }[] {
    const { id, members } = organization;
    const linked = this.accountsLinkedIn(organization).map(({ userId, subject }) => ({
      userId,
      name: `the OAuth account ${subject}`,
    }));
    const reached = [...members.values()].flatMap(({ id: userId, record: { userEmail = "", userPhoneNumber = "" } }) =>
      [userEmail, userPhoneNumber]
        .filter((contact) => this.contacts.includes(contact))
        .map((contact) => ({ userId, name: `the contact ${contact}` })),
    );
    const sessions = this.sessions
      .filter(({ organizationId }) => organizationId === id)
      .map(({ userId }) => ({ userId, name: "a session" }));
    return [...linked, ...reached, ...sessions];
  }
}

function stampBy({ publicKey, privateKey }: ApiKeyPair): Credential["stamp"] {
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey });
  return async (body) => {
    const { stampHeaderName, stampHeaderValue } = await stamper.stamp(body);
    return [stampHeaderName, stampHeaderValue];
  };
}
