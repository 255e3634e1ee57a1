// What is kept of requests that hold secrets: none of those, whatever the caller's JSON looks like.

import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprintOf, redactRequest, redactResult } from "../../../service/src/activities/engine/redaction.js";

type Submission = Parameters<typeof redactRequest>[0];

const card = {
  number: "4000056655665556",
  cvv: "7371",
  expiryMonth: "09",
  expiryYear: "2028",
  cardHolderEmail: "ada@example.com",
  cardHolderName: "Ada Winters",
};
const secrets = { otpCode: "481516", token: "t0ken-of-an-invitation", ...card };
const signature = "3045022100";
const frame = { timestampMs: "1762162200391", organizationId: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10" };

/** What is kept of a body, which is read as the server reads it. */
function kept(body: string) {
  const submission = JSON.parse(body.replace(/^\uFEFF/, "")) as Submission;
  const fingerprint = hash("sha256", body);
  const known = fingerprintOf(submission, Buffer.from(body));
  return { ...redactRequest(submission, body, fingerprint, signature), known, plain: fingerprint };
}

const bodyOf = (type: string, parameters: object) => JSON.stringify({ type, ...frame, parameters });
const cardBody = bodyOf("ACTIVITY_TYPE_SET_PAYMENT_METHOD", card);

describe("of a request without secrets", () => {
  test("everything is kept, to the byte", () => {
    const body = `\uFEFF { "type": "ACTIVITY_TYPE_CREATE_USER_TAG", "parameters": { "userTagName": "a", "userTagName": "b" } }`;
    const { plain, known, ...rest } = kept(body);
    expect(rest).toEqual({ body, parameters: { userTagName: "b" }, fingerprint: plain, signature });
    expect(known).toBe(plain);
  });
});

describe("of a request with a code or a token", () => {
  test.each([
    ["ACTIVITY_TYPE_OTP_AUTH", { otpId: "one", otpCode: secrets.otpCode }, { otpId: "one", otpCode: "******" }],
    ["ACTIVITY_TYPE_ACCEPT_INVITATION", { invitationId: `one.${secrets.token}` }, { invitationId: "one" }],
    ["ACTIVITY_TYPE_ACCEPT_INVITATION_V2", { invitationId: `one.${secrets.token}` }, { invitationId: "one" }],
  ])("%s, the rest is kept, with the body's own fingerprint and signature", (type, parameters, shown) => {
    const { plain, known, ...rest } = kept(bodyOf(type, parameters));
    expect(rest).toEqual({ body: bodyOf(type, shown), parameters: shown, fingerprint: plain, signature });
    expect(known).toBe(plain);
  });
});

describe("of a request with ID tokens", () => {
  const [header, payload] = ["eyJhbGciOiJFUzI1NiJ9", "eyJpc3MiOiJodHRwczovL2EuZXhhbXBsZSJ9"];
  const provider = (signed: string) => ({ providerName: "a", oidcToken: `${header}.${payload}.${signed}` });
  const claims = { providerName: "b", oidcClaims: { iss: "https://a.example", sub: "s", aud: "app" } };
  const users = (signed: string) => ({
    users: [{ userName: "c", oauthProviders: [provider(signed), claims] }, { userName: "d" }],
  });
  const roots = (signed: string) => ({
    subOrganizationName: "b",
    rootUsers: [{ userName: "c", oauthProviders: [provider(signed), provider(signed)] }, { userName: "d" }],
  });
  test.each([
    ["ACTIVITY_TYPE_OAUTH", (signed: string) => ({ oidcToken: provider(signed).oidcToken, targetPublicKey: "04" })],
    ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", (signed: string) => ({ userId: "c", oauthProviders: [provider(signed)] })],
    [
      "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
      (signed: string) => ({ userId: "c", oauthProviders: [provider(signed), claims, { ...claims, oidcToken: null }] }),
    ],
    ["ACTIVITY_TYPE_CREATE_USERS_V3", users],
    ["ACTIVITY_TYPE_CREATE_USERS_V4", users],
    ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5", roots],
    ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6", roots],
    ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", roots],
    ["ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", roots],
    [
      "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
      (signed: string) => ({
        rootUsers: [{ userName: "c", oauthProviders: [claims] }],
        verificationToken: `${header}.${payload}.${signed}`,
      }),
    ],
  ])("%s, all but their signatures is kept", (type, parameters) => {
    const { plain, known, ...rest } = kept(bodyOf(type, parameters("c2lnbmF0dXJl")));
    const shown = parameters("");
    expect(rest).toEqual({ body: bodyOf(type, shown), parameters: shown, fingerprint: plain, signature });
    expect(known).toBe(plain);
  });

  test("that waits for votes, everything is kept", () => {
    const body = bodyOf("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", roots("c2lnbmF0dXJl"));
    const submission = JSON.parse(body) as Submission;
    expect(redactRequest(submission, body, "print", signature, true)).toEqual({
      body,
      parameters: submission.parameters,
      fingerprint: "print",
      signature,
    });
  });
});

describe("of a card", () => {
  test("the last four digits are kept, and nothing by which a number could be tried out", () => {
    const { plain, known, ...rest } = kept(cardBody);
    const shown = { ...card, number: "************5556", cvv: "***" };
    const body = bodyOf("ACTIVITY_TYPE_SET_PAYMENT_METHOD", shown);
    expect(rest).toEqual({ body, parameters: shown, fingerprint: hash("sha256", body), signature: "" });
    expect(known).toBe(rest.fingerprint);
    expect(known).not.toBe(plain);
  });

  test("another number and code leave the very same behind, another last digit does not", () => {
    const other = { ...card, number: "5105105105105556", cvv: "000" };
    const ofOther = kept(bodyOf("ACTIVITY_TYPE_SET_PAYMENT_METHOD", other));
    const { plain: _, ...first } = kept(cardBody);
    expect(ofOther).toMatchObject(first);
    const { fingerprint } = kept(cardBody.replace("5556", "5557"));
    expect(fingerprint).not.toBe(first.fingerprint);
  });

  test("however its JSON is written, no digits but the last four are kept", () => {
    const escape = (text: string) => [...text].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const spelling = (text: string) =>
      fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map(
        (which) =>
          `"${escape(text)
            .map((escaped, at) => (which[at] ? escaped : text[at]))
            .join("")}"`,
      );
    const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
    const member = (name: string, value: string) =>
      fc.tuple(spelling(name), blank, blank, spelling(value)).map(([key, a, b, text]) => `${key}${a}:${b}${text}`);
    const number = member("number", card.number);
    const cvv = member("cvv", card.cvv);
    const rest = Object.entries(card).filter(([name]) => name !== "number" && name !== "cvv");
    const members = fc
      .tuple(fc.array(number, { minLength: 1, maxLength: 3 }), fc.array(cvv, { minLength: 1, maxLength: 3 }))
      .chain(([numbers, codes]) => {
        const all = [...numbers, ...codes, ...rest.map(([name, value]) => `"${name}":"${value}"`)];
        return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
      });
    fc.assert(
      fc.property(members, blank, fc.constantFrom("", "\uFEFF"), (parts, space, mark) => {
        const parameters = `{${parts.join(`,${space}`)}}`;
        const before = `{"type":"ACTIVITY_TYPE_SET_PAYMENT_METHOD","parameters":${parameters}`;
        const { plain, known, fingerprint, ...rest } = kept(`${mark}${before},"timestampMs":"1","organizationId":"o"}`);
        const written = JSON.stringify(rest);
        for (const secret of [card.number.slice(0, 12), card.cvv, signature]) expect(written).not.toContain(secret);
        expect(fingerprint).toBe(known);
        expect(fingerprint).not.toBe(plain);
        // Nothing is left as an escape either.
        expect(written).not.toContain("\\u");
        expect(rest.parameters).toEqual({ ...card, number: "************5556", cvv: "***" });
        expect(JSON.parse(rest.body)).toMatchObject({ parameters: rest.parameters });
      }),
    );
  });
});

test("of a session's result all but the session is kept, of any other result everything", () => {
  const result = { organizationId: "one", session: "eyJhbGciOi", sessionExpiry: "1762162200" };
  expect(redactResult("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", result)).toEqual({ ...result, session: "" });
  expect(redactResult("ACTIVITY_TYPE_CREATE_USER_TAG", result)).toBe(result);
});
