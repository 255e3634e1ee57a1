// Push messages to browsers (RFC 8030): encrypted to the browser alone (RFC 8291), so that its push service learns no more
// than that there is one, and signed for by the deployment (VAPID, RFC 8292).

import type { PushKeys } from "@countersign/api";
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Says to push services that messages come from this deployment. */
export interface PushSigner {
  /** Value of the header Authorization for a message to an origin. */
  authorization(origin: string): Promise<string>;
}

/** For how long a push service keeps a message for a browser that is away, in seconds. */
const timeToLive = 86_400;
/** Push services take bodies of 4,096 bytes (RFC 8030 §7.2): a header of 86, one record, its delimiter and its tag. */
const recordSize = 4096;
export const longestPush = recordSize - 86 - 17;

/** What an encryption draws; tests have it as in RFC 8291 §5. */
export interface Drawn {
  readonly salt: Uint8Array;
  readonly privateKey: Uint8Array;
}

/**
 * Encrypts a message (RFC 8291 §3, RFC 8188 §2).
 *
 * @returns the body of the request
 * @throws RangeError for a message of more than 3,993 bytes
 */
export function encryptPush(message: Uint8Array, { p256dh, auth }: PushKeys, drawn?: Drawn): Buffer {
  if (message.length > longestPush)
    throw new RangeError(`a push message has at most ${longestPush} bytes, not ${message.length}`);
  const own = createECDH("prime256v1");
  if (drawn) own.setPrivateKey(drawn.privateKey);
  else own.generateKeys();
  const salt = drawn?.salt ?? randomBytes(16);
  const [receiver, sender] = [Buffer.from(p256dh, "base64url"), own.getPublicKey()];
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const secret = derive(own.computeSecret(receiver), Buffer.from(auth, "base64url"), keyInfo, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([
    cipher.update(message),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(sender.length), sender, sealed]);
}

/** The request that takes a message to a browser. */
export async function writePush(
  {
    url,
    keys,
    message,
    topic,
  }: { readonly url: string; readonly keys: PushKeys; readonly message: string; readonly topic: string },
  signer: PushSigner,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> {
  return {
    headers: {
      Authorization: await signer.authorization(new URL(url).origin),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(timeToLive),
      Urgency: "high",
      // A message that has not arrived is replaced by the next (RFC 8030 §5.4): at most 32 characters of base64url.
      Topic: topic.replaceAll("-", "").slice(0, 32),
      "User-Agent": "countersign",
    },
    body: encryptPush(Buffer.from(message), keys),
  };
}

function derive(key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}
