// AWS Signature Version 4, from the side of the server: which signature a request has to have, after AWS's description.

import { createHash, createHmac } from "node:crypto";

/** A request as it arrived. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names and values in turn, as Node.js has them. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
}

/** What the header Authorization says. */
export interface Authorization {
  readonly accessKeyId: string;
  /** Day, region and service. */
  readonly scope: readonly [day: string, region: string, service: string];
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** @returns undefined where there is none, or one of another form */
export function authorizationOf({ rawHeaders }: SignedRequest): Authorization | undefined {
  const found = form.exec(valuesOf(rawHeaders, "authorization").join());
  if (!found) return undefined;
  const [, accessKeyId = "", day = "", region = "", service = "", names = "", signature = ""] = found;
  return { accessKeyId, scope: [day, region, service], signedHeaders: names.split(";"), signature };
}

/** The signature that a request has to have whose sender knows the secret. */
export function signatureOf(
  request: SignedRequest,
  { scope, signedHeaders }: Pick<Authorization, "scope" | "signedHeaders">,
  secret: string,
): string {
  const time = valuesOf(request.rawHeaders, "x-amz-date").join();
  const text = [
    "AWS4-HMAC-SHA256",
    time,
    [...scope, "aws4_request"].join("/"),
    sha256(canonical(request, signedHeaders)),
  ];
  const key = [...scope, "aws4_request"].reduce<Buffer | string>((outer, part) => hmac(outer, part), `AWS4${secret}`);
  return hmac(key, text.join("\n")).toString("hex");
}

/** The values of a header, without blanks around them and with one in the place of several. */
export function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders
    .filter((_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === name)
    .map((value) => value.trim().replaceAll(/ +/g, " "));
}

function canonical({ method, target, rawHeaders, body }: SignedRequest, signedHeaders: readonly string[]): string {
  const [path = "", query = ""] = target.split("?");
  const headers = signedHeaders.map((name) => `${name}:${valuesOf(rawHeaders, name).join()}\n`).join("");
  const pairs = query === "" ? [] : query.split("&").map((pair) => (pair.includes("=") ? pair : `${pair}=`));
  return [method, path, pairs.sort().join("&"), headers, signedHeaders.join(";"), sha256(body)].join("\n");
}

function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
