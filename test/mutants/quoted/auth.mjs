// Faults in authentication: stamps of API keys and authenticators, sessions, guests, and whose credential it is.

import { mutantsOf } from "./mutant.mjs";

const strangers = ["auth/strangers.test.ts"];
const keyTypes = ["auth/key-types.test.ts"];

const apiKeys = [
  ...mutantsOf("auth/api-key-proof.ts", strangers, [
    [
      "if (!credentialTypes.some((type) => type === row.credential_type)) {",
      "if (false) {",
      "a stamp's scheme need not fit its key's type",
      { tests: keyTypes },
    ],
    [
      "if (!(await isSigned())) return undefined;",
      "",
      "a signature is not looked at",
      { tests: ["auth/strangers.test.ts", "auth/key-types.test.ts", "families/people/users.test.ts"] },
    ],
    [
      "if (expiry !== undefined && expiry <= Date.now()) {",
      "if (expiry !== undefined && expiry > Date.now() + 1e12) {",
      "an API key works for ever",
      { tests: ["families/people/credentials.test.ts", "auth/restricted.test.ts"] },
    ],
    [
      "&& !recovery.has(call.operation.name)) {",
      "&& false) {",
      "a recovery key stamps whatever it likes",
      { tests: ["auth/restricted.test.ts"] },
    ],
    [
      'new Set(["recoverUser", "whoami"])',
      'new Set(["recoverUser"])',
      "a recovery key cannot ask who it belongs to",
      { tests: ["auth/restricted.test.ts"] },
    ],
    [
      "return ids.length > 0 && (await isSigned()) ? ids : [];",
      "return ids;",
      "organizations are read for whoever names a key",
    ],
    ["if (!verified) await verifier.feign(stamp, call.bytes);", "", "time tells which keys are registered"],
  ]),
  ...mutantsOf(
    "auth/signature-batches.ts",
    ["auth/signature-batches.test.ts"],
    [
      ["const isRight = verdicts[at];", "const isRight = verdicts[0];", "one signature's verdict is that of all"],
      ["this.#sent.splice(0, verdicts.length)", "this.#sent.slice(0, verdicts.length)", "verdicts are given twice"],
      ["this.#sent.splice(0).forEach(inPool);", "", "with the thread, signatures are never verified"],
    ],
  ),
  ...mutantsOf(
    "auth/api-key-verifier.ts",
    ["auth/api-key-stamp.test.ts", "auth/strangers.test.ts"],
    [
      [
        "if (!(await batches.verify(ready, algorithm, body, signatureBytes))) throw mismatch();",
        "await batches.verify(ready, algorithm, body, signatureBytes);",
        "any signature on P-256 and Ed25519 will do",
      ],
      [
        'if (!secp256k1.verify(signatureBytes, digest(body), Buffer.from(publicKey, "hex"))) throw mismatch();',
        'secp256k1.verify(signatureBytes, digest(body), Buffer.from(publicKey, "hex"));',
        "any signature on secp256k1 will do",
      ],
      [
        "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191: secp256k1Scheme(personalMessageHash)",
        'SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191: secp256k1Scheme((body) => hash("sha256", body, "buffer"))',
        "personal messages are hashed like any other",
      ],
      [
        "Ethereum Signed Message:\\n${body.length}`",
        "Ethereum Signed Message:\\n32`",
        "a personal message has the length of a digest",
      ],
      [
        "let ready = publicKey === nobodysKey ? nobody : keys.get(publicKey);",
        "let ready = nobody;",
        "every key is taken for one that nobody has",
      ],
      ["keys.set(publicKey, ready);", "", "no key is kept ready"],
      [
        "await check({ ...stamp, publicKey: nobodysKey }, body);",
        "await check(stamp, body);",
        "keys of strangers are kept",
      ],
      [
        "if (!ready) throw unusableKey();",
        "if (!ready) throw new Error();",
        "a key that is none is the service's fault",
      ],
    ],
  ),
  ...mutantsOf(
    "auth/api-key-stamp.ts",
    ["auth/api-key-stamp.test.ts"],
    [
      ["if (header.length > maxHeaderLength) throw", "if (false) throw", "a stamp may be as long as the header may"],
      ["const digits = publicKey.toLowerCase();", "const digits = publicKey;", "a key in upper-case hex is not found"],
      [
        "if (!form.publicKey.test(digits)) throw unusableKey();",
        "",
        "a key may have any form",
        {
          equivalent:
            "what is no key is registered nowhere, and refused as not found; the form only spares the look-up",
          tests: ["auth/api-key-stamp.test.ts", "auth/strangers.test.ts"],
        },
      ],
      [
        "stamp = parseJson(",
        "stamp = JSON.parse(",
        "a stamp may name its key twice",
        { tests: ["auth/repeated-members.test.ts"] },
      ],
      [
        "if (!ApiKeyStamp.is(stamp)) throw",
        "if (!ApiKeyStamp.is(stamp)) return stamp as ApiKeyStamp;\n  if (!stamp) throw",
        "a stamp may lack a part",
      ],
      [
        "if (!/^[\\w-]+={0,2}$/.test(header)) throw",
        "if (!header) throw",
        "a stamp may have characters that base64url has not",
      ],
    ],
  ),
  ...mutantsOf(
    "auth/ecdsa-signature.ts",
    ["auth/api-key-stamp.test.ts"],
    [
      [
        "if (der[first]! >= 0x80) throw",
        "if (der[first]! > 0xff) throw",
        "negative integers are read as positive ones",
      ],
      ["if (afterS !== der.length) throw", "if (afterS > der.length) throw", "a signature may go on behind s"],
      ["if (end - first > target.length) throw", "if (end - first > 2 * target.length) throw", "r may run into s"],
      ["while (der[first] === 0 && first < end - 1) first++;", "", "superfluous zeros before r and s are refused"],
      ["target.length - (end - first));", "0);", "short integers are shifted"],
    ],
  ),
  ...mutantsOf(
    "auth/public-key.ts",
    ["auth/api-key.test.ts", "auth/api-key-stamp.test.ts"],
    [
      [
        "if (ed25519.Point.fromHex(digits).isSmallOrder()) return undefined;",
        "ed25519.Point.fromHex(digits);",
        "points of small order are keys",
      ],
    ],
  ),
  ...mutantsOf(
    "auth/api-key.ts",
    ["auth/api-key.test.ts"],
    [
      ["if (!holds(digits))", "if (false)", "what is no point is registered as a key"],
      [
        "holds: (digits) => secp256k1.isPoint",
        "holds: (digits) => p256PublicKey(digits) !== undefined || secp256k1.isPoint",
        "points of P-256 are registered as keys on secp256k1",
      ],
      [
        'credentialType: "CREDENTIAL_TYPE_API_KEY_SECP256K1"',
        'credentialType: "CREDENTIAL_TYPE_API_KEY_P256"',
        "keys on secp256k1 are registered as keys on P-256",
      ],
    ],
  ),
];

const callers = mutantsOf(
  "auth/authenticate.ts",
  ["auth/sessions.test.ts"],
  [
    ["if (others.length > 0)", "if (others.length > 1)", "a stamp may come beside a session"],
    ['if (call.operation.kind === "query") return', "if (call.operation) return", "sessions submit activities"],
    [
      "if (organization.parentId !== undefined) {",
      'if (organization.parentId !== undefined && organization.id === "") {',
      "the parent reads no sub-organization",
      { tests: ["queries/isolation.test.ts"] },
    ],
    [
      "if (!byParentsId.has(operation)) return undefined;",
      "if (operation === '') return undefined;",
      "a sub-organization's users act by the parent's id",
      { tests: ["auth/sessions.test.ts", "auth/strangers.test.ts", "queries/isolation.test.ts"] },
    ],
    [
      "if (caller) throw unauthenticated(ambiguous);",
      "if (caller) return caller;",
      "a login by the parent's id goes to the first of several sub-organizations",
      { tests: ["families/sessions/stamp-login.test.ts"] },
    ],
    [
      "member: toParentsMember(parentMember), stamp }",
      "member: parentMember, stamp }",
      "a sub-organization learns how to reach the parent's users",
      { tests: ["families/logins/rights.test.ts"] },
    ],
    [
      "if (parentMember) return { organization, home, member",
      "if (parentMember) return { organization, home: organization, member",
      "the parent's users act in sub-organizations",
      { tests: ["engine/refusals.test.ts", "families/logins/rights.test.ts"] },
    ],
    [
      "guest && { organization, home: organization, member: guest, guest: true, stamp }",
      "guest && { organization, home: organization, member: guest, stamp }",
      "guests need a policy to accept an invitation",
      { tests: ["auth/guests.test.ts"] },
    ],
  ],
).concat(
  mutantsOf(
    "auth/session.ts",
    ["auth/sessions.test.ts"],
    [
      ["if (session.expires_at <= Date.now()) {", "if (session.expires_at <= 0) {", "sessions last for ever"],
      [
        'return hash("sha256", token);',
        "return token;",
        "the database holds tokens of sessions",
        { tests: ["auth/sessions.test.ts", "end-to-end/secrets.system.test.ts"] },
      ],
      [
        "randomBytes(32).toString",
        "Buffer.alloc(32, randomBytes(1)).toString",
        "sessions can be guessed",
        { tests: ["auth/session-token.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "auth/body.ts",
    ["auth/api-key-stamp.test.ts", "end-to-end/hostile.test.ts"],
    [["  checkTexts(value, body);\n", "", "texts are taken that no database keeps"]],
  ),
  mutantsOf(
    "auth/parents-member.ts",
    ["families/logins/rights.test.ts"],
    [
      [
        "const record = { userId, userName, ...nothing,",
        "const record = { ...member.record, userId, userName,",
        "a sub-organization learns the contacts and keys of the parent's users",
      ],
    ],
  ),
);

const authenticators = mutantsOf(
  "auth/webauthn.ts",
  ["auth/webauthn.test.ts"],
  [
    [
      'if (client.challenge !== base64url(Buffer.from(hash("sha256", body)))) {',
      "if (!client.challenge) {",
      "an authenticator's stamp covers any body",
    ],
    [
      "if (allowed.size === 0 && client.origin !== authenticator.origin) {",
      "if (false) {",
      "without allowed origins any page stamps",
    ],
    [
      'if (Buffer.from(rpIdHash).toString("hex") !== authenticator.rpIdHash) {',
      "if (!rpIdHash) {",
      "another relying party's stamps are accepted",
    ],
    ["if (!flags.up) throw", "if (!flags) throw", "nobody need be present"],
    ["if (counter < authenticator.signCount) {", "if (false) {", "a copy of an authenticator is not noticed"],
    [
      "if (counter < authenticator.signCount) {",
      "if (counter > 0 && counter <= authenticator.signCount) {",
      "the same request cannot be sent twice",
    ],
    ["if (!valid) throw", "if (valid === undefined) throw", "an authenticator's signature is not looked at"],
    ['"webauthn.get", allowed', '"webauthn.create", allowed', "registrations are taken for stamps"],
    [
      "if (stamp.credentialId !== authenticator.credentialId) throw",
      "if (!stamp.credentialId) throw",
      "a stamp may name another credential",
      {
        tests: ["auth/webauthn.test.ts", "auth/guests.test.ts"],
      },
    ],
  ],
).concat(
  mutantsOf(
    "auth/client-data.ts",
    ["auth/webauthn.test.ts", "auth/webauthn-registration.test.ts"],
    [
      [
        "if (allowedOrigins.size > 0 && !allowedOrigins.has(origin)) {",
        "if (false) {",
        "any page registers and stamps",
      ],
      ["if (data.crossOrigin === true) {", 'if (data.crossOrigin === "true") {', "a page in any frame stamps"],
      ["if (data.type !== type) throw", "if (!data.type) throw", "one ceremony passes for the other"],
      [
        "new Set(origins.map((origin) => normalizeOrigin(origin) ?? origin))",
        "new Set(origins.flatMap((origin) => normalizeOrigin(origin) ?? []))",
        "a list of nothing but mistakes allows everything",
      ],
    ],
  ),
  mutantsOf(
    "auth/webauthn-registration.ts",
    ["auth/webauthn-registration.test.ts"],
    [
      ["  checkChallenge(client.challenge, challenge);\n", "", "a registration answers any challenge"],
      ["if (allowed.size === 0 && !isSecureWebOrigin(client.origin)) {", "if (false) {", "pages without TLS register"],
      [
        "if (credential.id !== credentialId) throw",
        "if (!credential.id) throw",
        "a credential is kept under another's id",
      ],
      ["  readCoseKey(credential.publicKey);\n", "", "keys are registered that cannot be used"],
      [
        'if (!formats.includes(object.get("fmt"))) {',
        'if (!object.get("fmt")) {',
        "statements are read that would have the service fetch what they name",
      ],
      ["requireUserVerification: false", "requireUserVerification: true", "a user has to be verified"],
    ],
  ),
  mutantsOf(
    "auth/authenticator-proof.ts",
    ["auth/published-authenticator.test.ts", "auth/guests.test.ts", "families/people/users.test.ts"],
    [
      ["if (signCount !== known) {", "if (false) {", "counters are never noted"],
      [
        'call.operation.name === "acceptInvitation"',
        'call.operation.kind === "submit"',
        "guests are heard by every operation",
        {
          equivalent: "the body of another operation is no acceptance, which is refused in the same words",
          tests: ["auth/guests.test.ts"],
        },
      ],
      [
        "parentId === undefined ? undefined : await organizations.find(parentId)",
        "undefined",
        "a sub-organization without origins has any page stamp",
        { tests: ["families/people/features.test.ts", "auth/guests.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "net/origin.ts",
    ["auth/webauthn-registration.test.ts"],
    [
      [
        'filter((id, i) => i === 0 || id.includes("."))',
        "filter(() => true)",
        "a page speaks for a whole top-level domain",
      ],
      [
        "return alone ? url.origin : undefined;",
        "return url.origin;",
        "an origin may have a path",
        { tests: ["auth/webauthn-registration.test.ts", "families/people/features.test.ts"] },
      ],
    ],
  ),
  mutantsOf(
    "auth/cose-key.ts",
    ["auth/webauthn-registration.test.ts"],
    [
      ["modulusLength >= 2048", "modulusLength >= 512", "RSA keys of 1024 bits are registered"],
      ["publicExponent >= 3n", "publicExponent >= 1n", "RSA keys whose exponent is 1 are registered"],
    ],
  ),
);

const guests = mutantsOf(
  "activities/invitations/guests.ts",
  ["auth/guests.test.ts"],
  [
    [
      "    await verifyWebAuthnStamp(stamp, call.bytes, registered, allowedOrigins);\n",
      "",
      "a guest's stamp is not looked at",
    ],
    [
      "([ErrorCode.FAILED_PRECONDITION, ErrorCode.INTERNAL, ErrorCode.UNAVAILABLE] as number[]).includes(cause.code)",
      "cause.code > 0",
      "guests are told what is wrong with their token",
    ],
    [
      "registerAuthenticator(authenticator, allowedOrigins)",
      "registerAuthenticator(authenticator, [])",
      "guests may be on any page",
    ],
  ],
);

const authProxies = [
  ...mutantsOf(
    "auth/authenticate.ts",
    ["auth-proxy/rights.test.ts"],
    [
      [
        "if (stamp.publicKey === authProxy.publicKey && isForAuthProxy(operation)) return;",
        "if (isForAuthProxy(operation)) return;",
        "another credential of an auth proxy's user stamps what its key does",
      ],
      [
        "      checkAuthProxy(caller, call.operation.name);\n",
        "",
        "an auth proxy's key reads and votes like any other",
      ],
    ],
  ),
  ...mutantsOf(
    "auth-proxy/call.ts",
    ["auth-proxy/pages.test.ts"],
    [
      [
        "if (allowedOrigins.includes(origin)) return origin;",
        "return origin;",
        "pages of any origin use an auth proxy",
      ],
      [
        "if (origin === undefined) return undefined;",
        "if (origin === undefined) return anyOrigin;",
        "what is no page is told that any page may read it",
      ],
    ],
  ),
  ...mutantsOf(
    "auth-proxy/accounts.ts",
    ["auth-proxy/proxy.test.ts"],
    [
      [
        "if (!isProven && config.verificationTokenRequiredForGetAccountPii) {",
        "if (false) {",
        "anybody learns whether an e-mail address has an account",
      ],
      [
        "token.otpType === otpType && isSame(token.contact)",
        "token.otpType === otpType",
        "a token of another contact proves one",
      ],
      [
        "return isBelieved && isOurs &&",
        "return isOurs &&",
        "any issuer proves an e-mail address",
        { tests: ["auth-proxy/linked-addresses.test.ts"] },
      ],
      [
        "return isBelieved && isOurs &&",
        "return isBelieved &&",
        "an ID token for another app proves an e-mail address",
        { tests: ["auth-proxy/linked-addresses.test.ts"] },
      ],
      ["found?.parentId === organization.id ? id", "found ? id", "people log in outside of the proxy's organization"],
    ],
  ),
];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const auth = [...apiKeys, ...callers, ...authenticators, ...guests, ...authProxies];
