// `countersign login otp` and `login send-code`: by a code that is sent.

import { OtpType, initOtpAuth, otpAuth } from "@countersign/api";
import type { InitOtpAuthActivityV3 } from "@countersign/api";
import type { Command } from "commander";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { askLine } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { oneOf } from "../terminal/option-values.js";
import { record, show } from "../terminal/output.js";
import {
  addEndOthers,
  addLoginOptions,
  keepAnswer,
  otpTypeOf,
  prepareLogin,
  requestOf,
  typedCode,
} from "./login-key.js";
import type { LoginOptions } from "./login-key.js";

interface OtpOptions extends LoginOptions {
  readonly contact?: string;
  readonly type?: OtpType;
  readonly otpId?: string;
  readonly endOthers?: true;
}

/** Adds both to `countersign login`. */
export function addOtpLogin(io: Io, command: Command): void {
  const otp = command
    .command("otp")
    .description("log in with a one-time code: sends it, then reads it from standard input")
    .option("--contact <contact>", "the user's e-mail address or phone number, where the code is sent")
    .option("--type <type>", "how to send it (default: sms for a phone number, else email)", oneOf(OtpType))
    .option("--otp-id <id>", "id of a code already sent, instead of --contact");
  addLoginOptions(addEndOthers(otp)).action((options: OtpOptions, command: Command) =>
    loginByCode(io, options, command),
  );
  command
    .command("send-code")
    .description("only send a code, for `login otp --otp-id` later")
    .requiredOption("--contact <contact>", "the user's e-mail address or phone number")
    .option("--type <type>", "how to send it (default: sms for a phone number, else email)", oneOf(OtpType))
    .action(async ({ contact, type }: { readonly contact: string; readonly type?: OtpType }, command: Command) => {
      const session = await openSession(io, command);
      const activity = await sendCode(session, contact, type);
      const otpId = activity?.result.initOtpAuthResultV2?.otpId;
      if (activity) show(session, { activity }, () => record([["otp id", otpId]]));
    });
}

async function loginByCode(io: Io, options: OtpOptions, command: Command): Promise<void> {
  const { contact, type, otpId: sent } = options;
  if ((contact === undefined) === (sent === undefined)) {
    throw new UsageError("give --contact to send a code, or --otp-id for one already sent");
  }
  const key = await prepareLogin(io, options, command);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const started = contact === undefined ? undefined : await sendCode(session, contact, type);
  const otpId = sent ?? started?.result.initOtpAuthResultV2?.otpId;
  if (otpId === undefined) return;
  const otpCode = await askLine(io, contact === undefined ? "Code: " : `Code sent to ${contact}: `);
  const answer = await otpAuth(connection, {
    organizationId,
    parameters: {
      otpId,
      otpCode,
      targetPublicKey: key.publicKey,
      ...requestOf(options),
    },
  });
  const activity = await complete(session, answer);
  const { credentialBundle, userId } = activity?.result.otpAuthResult ?? {};
  await keepAnswer(io, options, command, key, session, { credentialBundle, userId, activity });
}

async function sendCode(session: Session, contact: string, type?: OtpType): Promise<InitOtpAuthActivityV3 | undefined> {
  const { connection, organizationId } = session;
  const otpType = otpTypeOf({ contact, ...(type && { type }) });
  // The organization's name stands in the message.
  const parameters = { otpType, contact, appName: "", ...typedCode };
  return complete(session, await initOtpAuth(connection, { organizationId, parameters }));
}
