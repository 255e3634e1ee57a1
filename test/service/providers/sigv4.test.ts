// The verification of signatures in the stand-in for AWS KMS, held to requests of AWS's published test suite of Signature
// Version 4: tests/aws-signing-test-suite/v4 of awslabs/aws-c-auth, each `header-signed-request.txt` as it is there.

import { describe, expect, test } from "vitest";
import { present } from "../support/results.js";
import { authorizationOf, signatureOf } from "./sigv4.js";
import type { SignedRequest } from "./sigv4.js";

const secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";

const signed = (names: string, signature: string) =>
  "Authorization:AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, " +
  `SignedHeaders=${names}, Signature=${signature}`;
const host = "Host:example.amazonaws.com";
const date = "X-Amz-Date:20150830T123600Z";

const suite: Readonly<Record<string, readonly string[]>> = {
  "post-vanilla": [
    "POST / HTTP/1.1",
    host,
    signed("host;x-amz-date", "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
    date,
    "",
    "",
  ],
  "post-vanilla-query": [
    "POST /?Param1=value1 HTTP/1.1",
    host,
    signed("host;x-amz-date", "28038455d6de14eafc1f9222cf5aa6f1a96197d7deb8263271d420d138af7f11"),
    date,
    "",
    "",
  ],
  "post-header-key-sort": [
    "POST / HTTP/1.1",
    host,
    "My-Header1:value1",
    signed("host;my-header1;x-amz-date", "c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c"),
    date,
    "",
    "",
  ],
  "post-x-www-form-urlencoded": [
    "POST / HTTP/1.1",
    "Content-Type:application/x-www-form-urlencoded",
    host,
    "Content-Length:13",
    "x-amz-content-sha256:9095672bbd1f56dfc5b65f3e153adc8731a4a654192329106275f4c7b24d0b6e",
    signed(
      "content-length;content-type;host;x-amz-content-sha256;x-amz-date",
      "d3875051da38690788ef43de4db0d8f280229d82040bfac253562e56c3f20e0b",
    ),
    date,
    "",
    "Param1=value1",
  ],
  "get-vanilla-query-order-key-case": [
    "GET /?Param2=value2&Param1=value1 HTTP/1.1",
    host,
    signed("host;x-amz-date", "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"),
    date,
    "",
    "",
  ],
  "get-header-key-duplicate": [
    "GET / HTTP/1.1",
    host,
    "My-Header1:value2",
    "My-Header1:value2",
    "My-Header1:value1",
    signed("host;my-header1;x-amz-date", "c9d5ea9f3f72853aea855b47ea873832890dbdd183b4468f858259531a5138ea"),
    date,
    "",
    "",
  ],
  "get-header-value-trim": [
    "GET / HTTP/1.1",
    host,
    "My-Header1: value1",
    'My-Header2: "a   b   c"',
    signed("host;my-header1;my-header2;x-amz-date", "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"),
    date,
    "",
    "",
  ],
  "get-vanilla-with-session-token": [
    "GET / HTTP/1.1",
    host,
    signed("host;x-amz-date;x-amz-security-token", "07ec1639c89043aa0e3e2de82b96708f198cceab042d4a97044c66dd9f74e7f8"),
    date,
    "X-Amz-Security-Token:6e86291e8372ff2a2260956d9b8aae1d763fbf315fa00fa31553b73ebf194267",
    "",
    "",
  ],
};

function requestOf(lines: readonly string[]): SignedRequest {
  const [first = "", ...rest] = lines;
  const [method = "", target = ""] = first.split(" ");
  const end = rest.indexOf("");
  const rawHeaders = rest.slice(0, end).flatMap((line) => {
    const place = line.indexOf(":");
    return [line.slice(0, place), line.slice(place + 1)];
  });
  return { method, target, rawHeaders, body: Buffer.from(rest.slice(end + 1).join("\n"), "utf8") };
}

describe.each(Object.entries(suite))("%s", (_, lines) => {
  test("has the published signature", () => {
    const request = requestOf(lines);
    const authorization = present(authorizationOf(request), "authorizationOf");
    expect(authorization.accessKeyId).toBe("AKIDEXAMPLE");
    expect(signatureOf(request, authorization, secret)).toBe(authorization.signature);
  });

  test("has another one for another secret, body or time", () => {
    const request = requestOf(lines);
    const authorization = present(authorizationOf(request), "authorizationOf");
    const later = lines.map((line) => (line === date ? "X-Amz-Date:20150830T123601Z" : line));
    const others = [
      signatureOf(request, authorization, "another"),
      signatureOf({ ...request, body: Buffer.from("another") }, authorization, secret),
      signatureOf(requestOf(later), authorization, secret),
    ];
    expect(others).not.toContain(authorization.signature);
  });
});
