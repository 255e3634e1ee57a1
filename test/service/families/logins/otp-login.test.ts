import { ErrorCode } from "@countersign/api";
import { p256 } from "@noble/curves/nist.js";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Person, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, present } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { activityOf, sessionOf } from "../sessions/login.js";
import {
  codeForm,
  initiated,
  loginOf,
  markVerified,
  otpLogin,
  signed,
  tokenFor,
  usageOf,
  verify,
} from "./contact-world.js";
import type { Asking } from "./contact-world.js";
import { openOutbox } from "./outbox.js";
import type { Outbox } from "./outbox.js";
import { addUsers, newCustomer, removeFeature } from "./world.js";
import type { Customer } from "./world.js";

describe("sessions by verification tokens", () => {
  let service: RunningService;
  let root: Person;
  let parent: Asking;
  let outbox: Outbox;
  beforeAll(async () => {
    service = await startService({ config: { "messages.perContactHourly": "0" } });
    root = rootOf(service);
    outbox = openOutbox(service.dataFolder);
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    parent = { service, by: { publicKey, privateKey }, organizationId: root.organizationId };
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  /** A sub-organization whose root user has verified contacts. */
  const customer = async (switches: Readonly<Record<string, boolean>> = {}): Promise<Customer> => {
    const made = await newCustomer(root, switches);
    await markVerified(service, made);
    return made;
  };
  const within = ({ organizationId }: Person): Asking => ({ ...parent, organizationId });
  const whoami = (key: ApiKeyPair, { organizationId }: Person) =>
    new Person(service, key, { organizationId, userId: "" }).client.getWhoami({ organizationId });

  test("a token of the parent logs in to any of its sub-organizations, by the token's key or another", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const { result } = activityOf(await otpLogin(within(carol), loginOf(token, key)));
    expect(await sessionOf(service, String(entryOf(result, "otpLoginResult")["session"]))).toMatchObject({
      user_id: carol.userId,
      organization_id: carol.organizationId,
      public_key: key.publicKey,
    });
    expect(await whoami(key, carol)).toMatchObject({ userId: carol.userId });
    const other = newKey();
    activityOf(await otpLogin(within(carol), loginOf(token, key, other.publicKey)));
    expect(await whoami(other, carol)).toMatchObject({ userId: carol.userId });
    expect((await readUser(carol, carol.userId)).apiKeys).toContainEqual(
      expect.objectContaining({
        apiKeyName: "Login with a one-time code",
        credential: { publicKey: other.publicKey, type: "CREDENTIAL_TYPE_LOGIN" },
      }),
    );
  });

  test("by SMS too, and in the first version with a key", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.phoneNumber);
    activityOf(await otpLogin(within(carol), loginOf(token, key), ""));
    expect(await whoami(key, carol)).toMatchObject({ userId: carol.userId });
  });

  test("e-mail addresses are found in whichever case they are written", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email.replace("carol", "CAROL"));
    activityOf(await otpLogin(within(carol), loginOf(token, key)));
    expect(await whoami(key, carol)).toMatchObject({ userId: carol.userId });
  });

  test("a token of a sub-organization serves there alone", async () => {
    const [carol, other] = [await customer(), await customer()];
    const { token, key } = await tokenFor(within(carol), outbox, carol.email);
    for (const elsewhere of [within(other), parent]) {
      expect((await otpLogin(elsewhere, loginOf(token, key))).body).toMatchObject(
        refusal(ErrorCode.PERMISSION_DENIED, "verificationToken: it was issued in another organization"),
      );
    }
    activityOf(await otpLogin(within(carol), loginOf(token, key)));
  });

  test("a token bound to no key logs in once, in the first version only", async () => {
    const carol = await customer();
    const { otpId } = await initiated(parent, { contact: carol.email }, "_V2");
    const otpCode = await outbox.nextMatch(carol.email, codeForm);
    const { result } = activityOf(await verify(parent, { otpId, otpCode }, ""));
    const verificationToken = String(entryOf(result, "verifyOtpResult")["verificationToken"]);
    const own = newKey();
    const { publicKey } = own;
    const clientSignature = signed(own, usageOf(verificationToken, publicKey));
    expect((await otpLogin(within(carol), { verificationToken, publicKey, clientSignature })).body).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "clientSignature: the token is not bound to a public key"),
    );
    const logins = [1, 2, 3].map(() =>
      otpLogin(within(carol), { verificationToken, publicKey: newKey().publicKey }, ""),
    );
    const answers = await Promise.all(logins);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(present(answers.find(({ status }) => status === 400)).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "verificationToken: somebody has logged in by this token"),
    );
  });

  test("only the holder of the token's key logs in, for the key that was signed", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const { publicKey } = key;
    const usage = usageOf(token, publicKey);
    const eve = newKey();
    const sign = (what: object | string, by = key) => ({
      verificationToken: token,
      publicKey,
      clientSignature: signed(by, what),
    });
    const good = signed(key, usage) as { readonly signature: string };
    const flipped = good.signature.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    for (const [parameters, code, message] of [
      [{ verificationToken: token, publicKey }, 3, "clientSignature"],
      [sign(usage, eve), 7, "clientSignature.publicKey: not the token's public key"],
      [{ ...sign(usage), publicKey: eve.publicKey }, 7, "clientSignature.message: it is not about a login"],
      [{ ...sign(usage), clientSignature: { ...good, signature: flipped } }, 7, "clientSignature: does not verify"],
      [{ ...sign(usage), clientSignature: { ...good, message: "{}" } }, 7, "clientSignature: does not verify"],
      [
        { ...sign(usage), clientSignature: { ...good, signature: "zz" } },
        3,
        "clientSignature.signature: expected 128 hex",
      ],
      [{ ...sign(usage), clientSignature: { ...good, scheme: "X" } }, 3, "clientSignature/scheme"],
      [sign({ ...usage, tokenId: carol.userId }), 7, "clientSignature.message: tokenId is not"],
      [sign({ ...usage, type: "USAGE_TYPE_SIGNUP" }), 7, "clientSignature.message: it is not about a login"],
      [sign({ ...usage, login: null }), 7, "clientSignature.message: it is not about a login"],
      [sign({ ...usage, login: { publicKey: [publicKey] } }), 7, "clientSignature.message: it is not about a login"],
      [sign("null"), 3, "clientSignature.message: not a JSON object"],
      [sign("not JSON"), 3, "clientSignature.message: not JSON"],
      [sign(JSON.stringify(usage).replace("{", '{"tokenId":"x",')), 3, "without duplicate members"],
    ] as const) {
      expect((await otpLogin(within(carol), parameters)).body).toMatchObject(refusal(code, message));
    }
    expect((await readUser(carol, carol.userId)).apiKeys).toHaveLength(1);
    // DER, and another order of members.
    const message = JSON.stringify(Object.fromEntries(Object.entries(usage).reverse()));
    const der = p256.sign(Buffer.from(message), Buffer.from(key.privateKey, "hex"), { format: "der" });
    const clientSignature = { ...good, message, signature: Buffer.from(der).toString("hex") };
    activityOf(await otpLogin(within(carol), { verificationToken: token, publicKey, clientSignature }));
  });

  test("tokens that are forged, altered or expired are refused", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const eve = newKey();
    const own = p256.sign(Buffer.from(`${header}.${payload}`), Buffer.from(eve.privateKey, "hex"));
    const session = entryOf(activityOf(await otpLogin(within(carol), loginOf(token, key))).result, "otpLoginResult")[
      "session"
    ];
    for (const forged of [
      "",
      "x",
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${"A".repeat(86)}`,
      `${header}.${encode({ ...claims, contact: "root@example.com" })}.${signature}`,
      `${encode({ typ: "JWT", alg: "none" })}.${payload}.${signature}`,
      `${header}.${payload}.${Buffer.from(own).toString("base64url")}`,
      `${token}.${signature}`,
      String(session),
    ]) {
      const parameters = { ...loginOf(token, key), verificationToken: forged };
      expect((await otpLogin(within(carol), parameters)).body).toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "verificationToken: not a verification token"),
      );
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    expect((await otpLogin(within(carol), loginOf(token, key))).body).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "verificationToken: the verification token has expired"),
    );
  });

  test("a contact that nobody has verified logs nobody in", async () => {
    const carol = await newCustomer(root);
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    expect((await otpLogin(within(carol), loginOf(token, key))).body).toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "verificationToken: no user of this organization has verified the contact"),
    );
    await markVerified(service, carol);
    // Who only names it is in nobody's way.
    await addUsers(carol, [{ userName: "Eve", userEmail: carol.email }]);
    activityOf(await otpLogin(within(carol), loginOf(token, key)));
    // Another address is not verified by the old one.
    const moved = `moved.${carol.email}`;
    await carol.client.updateUser(
      carol.request("ACTIVITY_TYPE_UPDATE_USER", { userId: carol.userId, userEmail: moved }),
    );
    for (const contact of [carol.email, moved]) {
      const proven = await tokenFor(parent, outbox, contact);
      expect((await otpLogin(within(carol), loginOf(proven.token, proven.key))).body).toMatchObject({
        code: ErrorCode.NOT_FOUND,
      });
    }
  });

  test("an organization without such logins has none by the parent's tokens either", async () => {
    const carol = await customer({ disableOtpEmailAuth: true });
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    expect((await otpLogin(within(carol), loginOf(token, key))).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "FEATURE_NAME_OTP_EMAIL_AUTH is not switched on"),
    );
    await removeFeature(carol, "FEATURE_NAME_SMS_AUTH");
    const bySms = await tokenFor(parent, outbox, carol.phoneNumber);
    expect((await otpLogin(within(carol), loginOf(bySms.token, bySms.key))).body).toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "FEATURE_NAME_SMS_AUTH is not switched on"),
    );
  });

  test("invalidateExisting ends earlier sessions", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const later = newKey();
    activityOf(await otpLogin(within(carol), loginOf(token, key)));
    activityOf(await otpLogin(within(carol), { ...loginOf(token, key, later.publicKey), invalidateExisting: true }));
    await expect(whoami(key, carol)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    expect(await whoami(later, carol)).toBeDefined();
  });

  test("who may not log others in is denied, root or not, whatever token comes with it", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const eve = newKey();
    await newUser(root, { key: eve });
    expect((await otpLogin({ ...within(carol), by: eve }, loginOf(token, key))).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    const other = await customer();
    const hers = newKey();
    await newUser(other, { key: hers });
    expect((await otpLogin({ ...within(carol), by: hers }, loginOf(token, key))).body).toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
    });
  });

  test("neither token nor session is kept or logged", async () => {
    const carol = await customer();
    const { token, key } = await tokenFor(parent, outbox, carol.email);
    const { id, result } = activityOf(await otpLogin(within(carol), loginOf(token, key)));
    const session = String(entryOf(result, "otpLoginResult")["session"]);
    const { organizationId } = carol;
    const { activity } = await carol.client.getActivity({ organizationId, activityId: id });
    expect(activity.result).toEqual({ otpLoginResult: { session: "" } });
    for (const place of [JSON.stringify(activity), service.logs.join("")]) {
      for (const secret of [entryOf(token.split("."), 2), session]) expect(place).not.toContain(secret);
    }
  });
});
