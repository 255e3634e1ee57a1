// `countersign login code`: by a code that is sent to a verified contact. The key is made here, and the service never has its
// private half; the code is handed in encrypted, together with it.

import { OtpType, initOtp, otpLogin, verifyOtp } from "@countersign/api";
import type { ClientSignature } from "@countersign/api";
import type { Command } from "commander";
import { generateApiKey, signByP256 } from "../session/api-key.js";
import type { ApiKey } from "../session/api-key.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { askLine } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { sealToCodeTarget } from "./bundle.js";
import { addEndOthers, addKeptKeyOptions, keepKey, makeRoom, otpTypeOf, requestOf, typedCode } from "./login-key.js";
import type { KeptKeyOptions } from "./login-key.js";
import { addCodesKeyOption, codesKeysOf } from "./signer-key.js";
import type { CodesKeyOptions } from "./signer-key.js";

interface CodeOptions extends KeptKeyOptions, CodesKeyOptions {
  readonly contact: string;
  readonly type?: OtpType;
  readonly endOthers?: true;
}

/** Adds it to `countersign login`. */
export function addCodeLogin(io: Io, command: Command): void {
  const code = command
    .command("code")
    .description(
      "log in with a one-time code sent to a verified contact. The key is created on this computer; the service " +
        "never sees its private half. `login otp` also accepts unverified contacts, and verifies them",
    )
    .requiredOption("--contact <contact>", "the user's verified e-mail address or phone number")
    .option("--type <type>", "how to send it (default: sms for a phone number, else email)", oneOf(OtpType));
  addCodesKeyOption(addKeptKeyOptions(addEndOthers(code))).action((options: CodeOptions, command: Command) =>
    logIn(io, options, command),
  );
}

async function logIn(io: Io, options: CodeOptions, command: Command): Promise<void> {
  await makeRoom(io, options, command);
  const signerKeys = await codesKeysOf(io, options, command);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const { contact } = options;
  // The organization's name stands in the message.
  const code = { otpType: otpTypeOf(options), contact, appName: "", ...typedCode };
  const sent = await complete(session, await initOtp(connection, { organizationId, parameters: code }));
  const { otpId, otpEncryptionTargetBundle: target } = sent?.result.initOtpResultV2 ?? {};
  if (otpId === undefined || target === undefined) return;
  const otpCode = await askLine(io, `Code sent to ${contact}: `);
  const key = generateApiKey("p256");
  const secret = new TextEncoder().encode(JSON.stringify({ otp_code: otpCode, public_key: key.publicKey }));
  const encryptedOtpBundle = await sealToCodeTarget(target, secret, { signerKeys, organizationId });
  const handedIn = await verifyOtp(connection, { organizationId, parameters: { otpId, encryptedOtpBundle } });
  const verificationToken = (await complete(session, handedIn))?.result.verifyOtpResult?.verificationToken;
  if (verificationToken !== undefined) await logInBy(verificationToken, { io, options, command, key, session });
}

interface LogIn {
  readonly io: Io;
  readonly options: CodeOptions;
  readonly command: Command;
  readonly key: ApiKey;
  readonly session: Session;
}

async function logInBy(verificationToken: string, { io, options, command, key, session }: LogIn): Promise<void> {
  const { connection, organizationId } = session;
  const { publicKey } = key;
  const madeAt = Date.now();
  const parameters = {
    verificationToken,
    publicKey,
    clientSignature: signatureOf(key, verificationToken),
    ...requestOf(options),
  };
  const activity = await complete(session, await otpLogin(connection, { organizationId, parameters }));
  const made = activity?.result.otpLoginResult;
  if (!made) return;
  const { user_id: userId } = claimsOf(made.session, "the session");
  const baseUrl = connection.baseUrl;
  await keepKey(io, options, command, key, session, { organizationId, baseUrl, madeAt, userId, activity });
}

/** What the token's key says it is used for: a login with this very key. */
function signatureOf(key: ApiKey, token: string): ClientSignature {
  const { publicKey } = key;
  const { id: tokenId } = claimsOf(token, "the verification token");
  const message = JSON.stringify({ login: { publicKey }, tokenId, type: "USAGE_TYPE_LOGIN" });
  const signature = signByP256(key, message).toString("hex");
  return { scheme: "CLIENT_SIGNATURE_SCHEME_API_P256", publicKey, message, signature };
}

/** Claims of a JWT that the service has just given. */
function claimsOf(jwt: string, what: string): { readonly id?: string; readonly user_id?: string } {
  try {
    return JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as object;
  } catch {
    throw new UsageError(`${what} in the response is not a JWT; check --base-url`);
  }
}
