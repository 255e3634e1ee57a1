// Requests to a witness, whose answer is read only as far as one can be long.

import { maxRequestBytes } from "@countersign/log";

/** @throws Error where no answer comes in time, or a longer one than there can be */
export async function postTo(
  url: string,
  body: Uint8Array,
  timeoutMs: number,
): Promise<{ readonly status: number; readonly body: Uint8Array }> {
  return ask(url, { method: "POST", body: Buffer.from(body) }, timeoutMs);
}

/** @throws Error the same, or where it answers with anything but what was asked for */
export async function readFrom(url: string, timeoutMs: number): Promise<Uint8Array> {
  const { status, body } = await ask(url, {}, timeoutMs);
  if (status !== 200) throw new Error(`the witness at ${url} answers with status ${status}`);
  return body;
}

async function ask(url: string, request: RequestInit, timeoutMs: number) {
  const response = await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > maxRequestBytes) throw new Error(`the witness at ${url} answers with too much`);
    parts.push(part);
  }
  return { status: response.status, body: new Uint8Array(Buffer.concat(parts)) };
}
