// What the server sends by itself, and how it is signed.

import type { Position } from "../diagnostics/position.js";
import type { Field, Type } from "./types.js";

export interface Webhook {
  readonly name: string;
  readonly doc: string;
  readonly payload: Type;
  readonly headers: readonly Field[];
  /** How receivers know that it comes from the server. */
  readonly signature?: WebhookSignature;
  readonly position: Position;
}

export type SignedWebhook = Webhook & { readonly signature: WebhookSignature };

export interface WebhookSignature {
  readonly algorithm: "ed25519" | "hmacSha256";
  /** Holds the signature. */
  readonly header: string;
  readonly encoding: "hex" | "base64" | "base64url";
  /** Stands before the signature in its header. */
  readonly prefix: string;
  /** What is signed before the body: texts, and at odd places the names of headers whose values stand there. */
  readonly over: readonly string[];
  /** Header that names the key. */
  readonly key?: string;
  readonly timestamp?: SignatureTime;
  readonly position: Position;
}

/** When a webhook was sent, by a header that is signed. */
export interface SignatureTime {
  readonly header: string;
  readonly unit: "seconds" | "milliseconds";
  /** How far it may be from the receiver's clock. */
  readonly toleranceSeconds: number;
}
