// Faults in logins by OAuth 2.0: whose secret opens where, what providers are asked, and which tokens are the deployment's.

import { mutantsOf } from "./mutant.mjs";

const tests = ["oauth2/oauth2.test.ts"];

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const oauth2 = [
  ...mutantsOf("custody/envelope.ts", tests, [
    ["decipher.final();", "", "an envelope that was altered opens"],
    [
      "bytes.readUInt32LE(nonceLength + keyLength) !== ciphertext.length",
      "bytes.readUInt32LE(nonceLength + keyLength) === 0",
      "the length in an envelope means nothing",
    ],
  ]),
  ...mutantsOf("oidc/oauth2-providers.ts", tests, [
    ["code_verifier: grant.codeVerifier,", "", "providers are shown no verifier"],
    ["redirect_uri: grant.redirectUri,", "", "providers are shown no redirection"],
    ["[clientId, clientSecret].map(formEncoded)", "[clientId, clientSecret]", "secrets are not encoded"],
    ['if (typeof id === "string" && idForm.test(id)) return id;', "if (id) return String(id);", "any id is an account"],
    [" || !tokenForm.test(bearerToken)", "", "a provider chooses headers"],
  ]),
  ...mutantsOf("activities/oauth2/oauth2-authenticate.ts", tests, [
    [
      'redact: (intent) => ({ ...intent, authCode: "", codeVerifier: "" }),',
      "redact: (intent) => intent,",
      "codes are kept",
    ],
    ['redactResult: (result) => ({ ...result, oidcToken: "" }),', "redactResult: none,", "tokens are kept"],
  ]),
  ...mutantsOf("activities/oauth2/credential.ts", tests, [['encryptedClientSecret: "",', "", "envelopes are kept"]]),
  ...mutantsOf("deployment-signatures/account-signer.ts", tests, [
    ["return `${issuer}:${names[provider]}`;", "return issuer;", "tokens of accounts pass for verification tokens"],
  ]),
];
