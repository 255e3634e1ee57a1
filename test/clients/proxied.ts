// The methods of `@turnkey/core` for the auth proxy, which stamp nothing: each is asked for what the client's own logins
// ask it for.

import { configure, enable, signUpBy } from "../service/auth-proxy/world.js";
import { app, codeOf } from "../service/end-to-end/every-type/oauth2.js";
import type { FullWorld } from "../service/end-to-end/every-type/world.js";
import { codeForm, encrypted, loginOf } from "../service/families/logins/contact-world.js";
import { nonceFor } from "../service/oidc/issuer.js";
import { act } from "../service/support/requests.js";
import { entryOf, present } from "../service/support/results.js";
import { newKey } from "../service/support/service.js";
import { assert, attempt } from "./outcome.js";
import type { Outcome } from "./outcome.js";
import type { Method, OpenProxied } from "./table.js";

/** What one method learns, others need. */
class Known {
  readonly keys = { plain: newKey(), encrypted: newKey() };
  readonly contacts = { plain: "plain@example.com", encrypted: "encrypted@example.com" };
  readonly answers = new Map<string, Readonly<Record<string, string>>>();

  of(method: string, member: string): string {
    return present(this.answers.get(method)?.[member], `the ${member} of ${method}`);
  }
}

type Ask = (world: FullWorld, known: Known) => Promise<object> | object;

/** What each method is asked, in an order in which they follow from each other. */
const asks: Readonly<Record<string, Ask>> = {
  proxyGetWalletKitConfig: () => ({}),
  proxyGetWalletKitClientParams: () => ({}),
  proxyInitOtp: (_world, { contacts }) => ({ otpType: "OTP_TYPE_EMAIL", contact: contacts.plain }),
  proxyVerifyOtp: async ({ outbox }, known) => ({
    otpId: known.of("proxyInitOtp", "otpId"),
    otpCode: await outbox.nextMatch(known.contacts.plain, codeForm),
    publicKey: known.keys.plain.publicKey,
  }),
  proxySignup: (_world, known) => {
    const token = known.of("proxyVerifyOtp", "verificationToken");
    return signUpBy(token, known.keys.plain, { userEmail: known.contacts.plain });
  },
  proxyOtpLogin: (_world, known) => loginOf(known.of("proxyVerifyOtp", "verificationToken"), known.keys.plain),
  proxyInitOtpV2: (_world, { contacts }) => ({ otpType: "OTP_TYPE_EMAIL", contact: contacts.encrypted }),
  proxyVerifyOtpV2: async ({ service, root, outbox }, { keys, contacts, answers }) => {
    const sent = present(answers.get("proxyInitOtpV2")) as { otpId: string; otpEncryptionTargetBundle: string };
    const code = await outbox.nextMatch(contacts.encrypted, codeForm);
    const asking = { service, by: root.key, organizationId: root.organizationId };
    return { otpId: sent.otpId, encryptedOtpBundle: await encrypted(asking, sent, code, keys.encrypted.publicKey) };
  },
  proxySignupV2: async ({ issuer }, known) => {
    // The account leads to the sign-up because its token is bound to the key that signs it.
    const { encrypted: key } = known.keys;
    const oidcToken = await issuer.logIn({ account: "by the proxy", nonce: nonceFor(key.publicKey) });
    known.answers.set("the issuer", { oidcToken });
    const token = known.of("proxyVerifyOtpV2", "verificationToken");
    return signUpBy(token, key, { userEmail: known.contacts.encrypted }, [{ providerName: "Company", oidcToken }]);
  },
  proxyOtpLoginV2: (_world, known) => loginOf(known.of("proxyVerifyOtpV2", "verificationToken"), known.keys.encrypted),
  proxyOAuthLogin: (_world, known) => ({
    oidcToken: known.of("the issuer", "oidcToken"),
    publicKey: known.keys.encrypted.publicKey,
  }),
  proxyGetAccount: (_world, known) => ({
    filterType: "OIDC_TOKEN",
    filterValue: known.of("the issuer", "oidcToken"),
  }),
  proxyOAuth2Authenticate: async (world) => {
    const registered = await app(world);
    await act(world.root, "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL", registered);
    return { provider: registered.provider, clientId: registered.clientId, ...codeOf(world) };
  },
};

/** Has each method ask an auth proxy that the world's organization gets for as long as that takes. */
export async function askProxied(
  world: FullWorld,
  methods: readonly Method[],
  open: OpenProxied,
): Promise<ReadonlyMap<Method, Outcome>> {
  const { configId } = await enable(world.root, {});
  await configure(world.root, { walletKitSettings: { enabledSocialProviders: ["google"] } });
  const client = open(configId);
  const known = new Known();
  const outcomes = new Map<Method, Outcome>();
  for (const [name, ask] of Object.entries(asks)) {
    const method = methods.find((each) => each.name === name);
    if (!method) continue;
    const outcome = await attempt(name, async () => {
      const answer = await entryOf(client, name).call(client, await ask(world, known));
      known.answers.set(name, answer as Readonly<Record<string, string>>);
      const found = method.mismatches(answer);
      assert(found.length === 0, `the answer is not what is declared: ${found.slice(0, 3).join("; ")}`);
      if (name === "proxyGetAccount") {
        const { organizationId } = answer as { readonly organizationId?: string };
        assert(organizationId === known.of("proxySignupV2", "organizationId"), "it is another account");
      }
    });
    outcomes.set(method, outcome);
  }
  await act(world.root, "ACTIVITY_TYPE_DISABLE_AUTH_PROXY", {});
  return outcomes;
}
