// A contract whose only operation answers a stream: servers read its requests, and clients in Go, Python and Rust have
// nothing to call.

export const streamsAlone: ReadonlyMap<string, string> = new Map([
  [
    "contract.yaml",
    `contract: ticker
package: "@example/ticker"
version: 1.0.0
title: Ticker
doc: Tells prices.
basePath: /v1
server: https://ticker.example.com
limits: { bodyBytes: 65536, stringLength: 200, arrayItems: 20 }
`,
  ],
  ["errors.yaml", "body: Problem\ncodes:\n  INVALID: { code: 3, status: 400, doc: The request does not fit. }\n"],
  ["scalars.yaml", "scalars:\n  Cursor: { base: string, doc: A place in the stream., maxLength: 9, example: c-1 }\n"],
  [
    "shapes/problem.yaml",
    `shapes:
  Problem: { doc: An error., fields: { code: { type: int32, doc: Which. }, message: { type: string, doc: Why. } } }
`,
  ],
  [
    "queries/watch-prices.yaml",
    `query: watchPrices
doc: Prices as they change.
path: watch_prices
stream: Cursor
request: { fields: {} }
response: { fields: { cents: { type: int32, doc: The new price. } } }
`,
  ],
]);
