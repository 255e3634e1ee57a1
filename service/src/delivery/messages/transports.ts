// Chooses what takes messages: servers where the settings name them, else a folder.

import type { Settings } from "../../config/settings.js";
import type { WebhookSigner } from "../signer.js";
import { createEmailFolder, createSmsFolder } from "./folder.js";
import { createSmsPost, readSmsUrl } from "./sms-post.js";
import { readSmtpUrl } from "./smtp-url.js";
import { createSmtpTransport } from "./smtp.js";
import type { Transport, Email, SmsProvider } from "./transport.js";

export interface Transports {
  readonly email: Transport<Email>;
  readonly sms: SmsProvider;
  close(): void;
}

/** @throws ConfigurationError */
export function openTransports(
  settings: Settings["messages"],
  folder: string,
  signer: WebhookSigner | undefined,
): Transports {
  const { smtpUrl, smsUrl, timeoutMs, concurrency } = settings;
  const outbox = settings.folder ?? folder;
  const email =
    smtpUrl === undefined
      ? createEmailFolder(outbox)
      : createSmtpTransport(readSmtpUrl(smtpUrl), { connections: concurrency, timeoutMs });
  const sms = smsUrl === undefined ? createSmsFolder(outbox) : createSmsPost(readSmsUrl(smsUrl), signerOf(signer));
  return {
    email,
    sms,
    close() {
      email.close();
      sms.close();
    },
  };
}

function signerOf(signer: WebhookSigner | undefined): WebhookSigner {
  if (signer) return signer;
  throw new Error("text messages are posted with a signature, and there is no signer");
}
