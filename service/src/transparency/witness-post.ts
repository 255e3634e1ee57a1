// A request to a witness, whose answer is read only as far as one can be long.

import { maxRequestBytes } from "@countersign/log";

/** @throws Error where no answer comes in time, or a longer one than there can be */
export async function postTo(
  url: string,
  body: Uint8Array,
  timeoutMs: number,
): Promise<{ readonly status: number; readonly body: Uint8Array }> {
  const response = await fetch(url, {
    method: "POST",
    body: Buffer.from(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > maxRequestBytes) throw new Error(`the witness at ${url} answers with too much`);
    parts.push(part);
  }
  return { status: response.status, body: new Uint8Array(Buffer.concat(parts)) };
}
