// A stranger: signs up with what belongs to somebody else beside what is their own, through the page and through a back end
// that passes on what pages send, and adds it to an organization of their own.

import { createAuthenticator } from "../../support/authenticator.js";
import { apiKey } from "../../support/people.js";
import { newKey } from "../../support/service.js";
import { logIn, ownApp, passkeyParams, stampedBy, stampedByPasskey, stampedByToken } from "./people.js";
import type { Honest, LoggedIn, Meeting, SignUp } from "./people.js";

/** What a sign-up can name. Those of the victim's are as others know them. */
export const parts = [
  "own key",
  "own passkey",
  "own address",
  "victim's key",
  "victim's passkey",
  "victim's address",
  "victim's account by a token of the stranger's app",
  "victim's account by claims",
  "victim's account by a token that was sent before",
] as const;
export type Part = (typeof parts)[number];

export class Stranger {
  readonly key = newKey();
  readonly passkey = createAuthenticator({ origin: "https://app.example.com" });
  /** Where they are let in. */
  readonly entered: LoggedIn[] = [];
  readonly #meeting: Meeting;
  readonly #victim: Honest;

  constructor(meeting: Meeting, victim: Honest) {
    this.#meeting = meeting;
    this.#victim = victim;
  }

  async signUp(way: "page" | "back end", named: ReadonlySet<Part>): Promise<void> {
    const { client, root } = this.#meeting.world;
    const user = await this.#user(named);
    await orRefused(async () => {
      if (way === "page") await client.signupV2(user);
      else {
        const rootUsers = [{ userName: "Customer", ...user }];
        const parameters = { subOrganizationName: "Customer", rootQuorumThreshold: 1, rootUsers };
        await root.generatedClient.createSubOrganization({ organizationId: root.organizationId, parameters });
      }
    });
  }

  /**
   * Puts it into an organization of the stranger's own. Current clients link an account by a token that is bound to a key
   * which stamps nothing, so a token that leaks before its owner has signed up is as good in other hands: not tried here.
   */
  async add(given: ReadonlySet<Part>): Promise<void> {
    const named = new Set(given);
    if (!this.#victim.hasAccount) named.delete("victim's account by a token that was sent before");
    const { client } = this.#meeting.world;
    const own = newKey();
    const made = await client.signupV2({ ...(await this.#user(new Set())), apiKeys: [apiKey(own.publicKey)] });
    const at = await logIn(this.#meeting, made.organizationId, stampedBy(own));
    if (!at) throw new Error("strangers get in to their own organization");
    this.entered.push(at);
    const { apiKeys, authenticators, oauthProviders } = await this.#user(named);
    const { userId, organizationId, generatedClient } = at;
    const adding = <Parameters>(parameters: Parameters) => ({ organizationId, parameters: { userId, ...parameters } });
    if (apiKeys.length > 0) await orRefused(() => generatedClient.createApiKeys(adding({ apiKeys })));
    if (authenticators.length > 0)
      await orRefused(() => generatedClient.createAuthenticators(adding({ authenticators })));
    if (oauthProviders.length > 0)
      await orRefused(() => generatedClient.createOauthProviders(adding({ oauthProviders })));
  }

  /** Tries every credential by the id of the parent, and everywhere by name. */
  async enter(organizationIds: readonly string[]): Promise<void> {
    const { root } = this.#meeting.world;
    const key = newKey();
    const token = await this.#victim.tokenForStranger(key);
    for (const named of [root.organizationId, ...organizationIds]) {
      for (const [stamp, session] of [
        [stampedBy(this.key), newKey()],
        [stampedByPasskey(this.passkey), newKey()],
        [stampedByToken(token, key), key],
      ] as const) {
        const at = await logIn(this.#meeting, named, stamp, session);
        if (at) this.entered.push(at);
      }
    }
  }

  async #user(named: ReadonlySet<Part>): Promise<SignUp> {
    const victim = this.#victim;
    const { registration, sentToken } = victim;
    const company = "Company";
    const oauthProviders: SignUp["oauthProviders"][number][] = [];
    if (named.has("victim's account by a token of the stranger's app") || named.has("victim's account by claims"))
      oauthProviders.push({ providerName: company, oidcToken: await victim.tokenForStranger(this.key) });
    if (named.has("victim's account by claims")) {
      const { url: iss } = this.#meeting.issuer;
      oauthProviders.push({ providerName: company, oidcClaims: { iss, sub: victim.subject, aud: ownApp } });
    } else if (named.has("victim's account by a token that was sent before") && sentToken !== undefined)
      oauthProviders.push({ providerName: company, oidcToken: sentToken });
    return {
      apiKeys: [
        ...(named.has("own key") ? [apiKey(this.key.publicKey)] : []),
        ...(named.has("victim's key") ? [apiKey(victim.wallet.publicKey)] : []),
      ],
      authenticators: [
        ...(named.has("own passkey") ? [passkeyParams(this.passkey.register())] : []),
        // An attestation without a statement is anybody's to repeat.
        ...(named.has("victim's passkey") && registration ? [passkeyParams(registration)] : []),
      ],
      oauthProviders,
      ...(named.has("own address") && { userEmail: "stranger@example.net" }),
      ...(named.has("victim's address") && { userEmail: victim.email }),
    };
  }
}

async function orRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The clients of the API and of the proxy have an error class each.
    if (error instanceof Error && "code" in error && typeof error.code === "number") return;
    throw error;
  }
}
