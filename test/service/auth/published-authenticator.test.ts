// Registration and stamps by an authenticator of another make: the one that nid-webauthn-emulator publishes, CTAP2 with a
// signature counter, through the JSON forms of WebAuthn Level 3.

import { createHash, randomBytes } from "node:crypto";
import { WebAuthnEmulator } from "nid-webauthn-emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resultOf } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const origin = "https://app.example.com";
const rpId = "app.example.com";
const authenticator = new WebAuthnEmulator();

let sent = 0;
let service: RunningService;
let organizationId: string;
let credentialId: string;

beforeAll(async () => {
  service = await startService();
  const { challenge, attestation } = register(authenticator);
  credentialId = attestation.credentialId;
  const { activity } = await service.client.createSubOrganization({
    organizationId: service.root.organizationId,
    parameters: {
      subOrganizationName: "Holder",
      rootUsers: [
        {
          userName: "Ada",
          apiKeys: [],
          oauthProviders: [],
          authenticators: [{ authenticatorName: "Key", challenge, attestation }],
        },
      ],
      rootQuorumThreshold: 1,
    },
  });
  organizationId = resultOf(activity, "createSubOrganizationResultV8").subOrganizationId;
});

afterAll(() => service?.close());

test("what it registers stamps requests, its counter going up", async () => {
  for (let time = 0; time < 3; time++) {
    const body = freshBody();
    expect(await send(body, stampOf(body))).toBe(200);
  }
});

test("a copy whose counter lags behind is refused", async () => {
  const first = freshBody();
  const second = freshBody();
  const [early, late] = [stampOf(first), stampOf(second)];
  expect(await send(second, late)).toBe(200);
  expect(await send(first, early)).toBe(401);
});

test.each([
  ["another origin", (body: string) => stampOf(body, { origin: "https://other.app.example.com" })],
  ["another challenge", (body: string) => stampOf(`${body} `)],
  [
    "another credential",
    (body: string) => stampOf(body, { credentialId: register(authenticator).attestation.credentialId }),
  ],
  [
    "another credential under the registered one's name",
    (body: string) => {
      const other = register(authenticator).attestation.credentialId;
      return JSON.stringify({ ...(JSON.parse(stampOf(body, { credentialId: other })) as object), credentialId });
    },
  ],
])("a stamp of %s is refused", async (_what, makeStamp) => {
  const body = freshBody();
  expect(await send(body, makeStamp(body))).toBe(401);
  expect(await send(body, stampOf(body))).toBe(200);
});

test("a stamp of another body is refused", async () => {
  const body = freshBody();
  expect(await send(`${body} `, stampOf(body))).toBe(401);
});

/** A body that was not sent before: white space counts for stamps. */
function freshBody(): string {
  return JSON.stringify({ organizationId }) + " ".repeat(++sent);
}

function register(emulator: WebAuthnEmulator) {
  const challenge = randomBytes(32).toString("base64url");
  const { rawId, response } = emulator.createJSON(origin, {
    challenge,
    rp: { id: rpId, name: "App" },
    user: { id: randomBytes(16).toString("base64url"), name: "ada", displayName: "Ada" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  });
  const { attestationObject, clientDataJSON } = response;
  return {
    challenge,
    attestation: {
      credentialId: rawId,
      attestationObject,
      clientDataJson: clientDataJSON,
      transports: ["AUTHENTICATOR_TRANSPORT_USB" as const],
    },
  };
}

function stampOf(body: string, otherwise: { readonly origin?: string; readonly credentialId?: string } = {}): string {
  const digest = createHash("sha256").update(body).digest("hex");
  const { id, response } = authenticator.getJSON(otherwise.origin ?? origin, {
    challenge: Buffer.from(digest).toString("base64url"),
    rpId,
    allowCredentials: [{ type: "public-key", id: otherwise.credentialId ?? credentialId }],
  });
  const { authenticatorData, clientDataJSON, signature } = response;
  return JSON.stringify({ authenticatorData, clientDataJson: clientDataJSON, credentialId: id, signature });
}

async function send(body: string, stamp: string): Promise<number> {
  const headers = { "X-Stamp-Webauthn": stamp };
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, { method: "POST", headers, body });
  return response.status;
}
