// Faults in the runtime that generated packages share: what a client sends and retries, what a server reads and refuses,
// and how long anybody waits.

import { mutantsAt } from "./mutant.mjs";

/** @type {readonly import("./mutant.mjs").Mutant[]} */
export const runtime = [
  ...mutantsAt(
    "templates/runtime/answer-headers.ts",
    ["test/runtime/answer-headers.test.ts"],
    [
      ["if (!isSayable || typeof value", "if (typeof value", "a value ends its header and begins another"],
      ["[!-~]([\\t -~]*[!-~])?$/.test", "[\\t -~]*$/.test", "a header ends with a blank"],
      [
        "for (const [name, optional, kind] of headersOf(kinds)) {\n      const value = said[name];",
        "for (const [name, optional, kind] of headersOf(kinds)) {\n      Object.assign(headers, said);\n      const value = said[name];",
        "a service sends other headers than the contract's",
      ],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/header-values.ts",
    ["test/runtime/answer-headers.test.ts"],
    [
      [
        "if (text === undefined && optional) continue;",
        "if (text === undefined) continue;",
        "a header may always be absent",
      ],
      ["value === (value | 0)", "Number.isFinite(value)", "a whole number is larger than 32 bits, or none"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/webhook.ts",
    ["test/runtime/webhook.test.ts"],
    [
      [
        "if (Math.abs(seconds) <= toleranceSeconds) return;",
        "if (seconds <= toleranceSeconds) return;",
        "a delivery may be of the future",
      ],
      ["if (!timestamp) return;", "if (timestamp) return;", "a delivery may be of any time"],
      ["if (own.length === 0) throw", "if (false) throw", "a receiver without keys does not say so"],
      ["if (!(await isSigned(rules, own, signatures, text))) {", "if (false) {", "nothing is verified"],
      [" || (value + behind).indexOf(behind) < value.length", "", "two deliveries have one signature"],
      ["/^[!-~]+$/.test(value)", "/^[ -~]*$/.test(value)", "blanks are signed, which servers may take away"],
      ["text.set(rest, head.length);", "", "the body is not signed"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/until-done.ts",
    ["test/runtime/until-done.test.ts"],
    [["answer: last?.answer", "answer: undefined", "the last answer is lost"]],
  ),
  ...mutantsAt(
    "templates/runtime/client.ts",
    ["test/runtime/client.test.ts"],
    [
      [
        "...connection.headers, ...options.headers }",
        "...options.headers, ...connection.headers }",
        "the client's headers replace the call's",
      ],
      ["...connection.headers, ...options", "...options", "the client's headers are not sent"],
      ["...connection.headers, ...options.headers }", "...connection.headers }", "the call's headers are not sent"],
      ["{ ...requestHeaders, ...conn", "{ ...conn", "no content type is sent"],
      ["attempts = 3,", "attempts = 4,", "it is sent a fourth time"],
      ["attempt >= attempts ||", "attempt > attempts ||", "it is sent once more than asked for"],
      ["retryAfterMs > longestRetryAfterMs) throw", "false) throw", "a server can have it wait for hours"],
      ["2 ** (attempt - 1)", "2 ** attempt", "the first pause is twice as long"],
      ["Math.min(maxDelayMs, baseDelayMs", "Math.max(maxDelayMs, baseDelayMs", "pauses have no limit"],
      ["Math.max(backoff, retryAfterMs)", "backoff", "Retry-After is not waited for"],
      ["  signal?.throwIfAborted();\n", "", "a call that is over already is stamped"],
      ['.replace(/\\/+$/, "")', "", "a slash stands twice in the address"],
      ['redirect: "manual", ', "", "redirects are followed"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/exchange.ts",
    ["test/runtime/client.test.ts"],
    [
      ['if (operation.type) whole["type"] = operation.type;', "", "submits have no type"],
      [
        "whole[name] ??= String(connection.now())",
        "whole[name] = String(connection.now())",
        "the caller's time is replaced",
      ],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/event-reader.ts",
    ["test/runtime/event-reader.test.ts"],
    [
      ['this.#isAfterReturn && piece.startsWith("\\n") ? 1 : 0', "0", "a line end that is cut in two ends two lines"],
      ['if (name === "") this.#size -= line.length;', "", "a comment is an event"],
      ["this.#size > longestEvent", "false", "an event has no end"],
      ['value.includes("\\0")', "false", "an id may have a NUL"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/events.ts",
    ["test/runtime/streams.test.ts"],
    [
      ["    this.#controller.abort();\n", "", "a service does not learn that nobody listens any more"],
      ["/^[^\\0\\r\\n]+$/", "/^/", "an id may have several lines"],
      [
        "    return { done: false, value: comment };",
        "    return this.next();",
        "the headers wait for the first event",
      ],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/stream.ts",
    ["test/runtime/streams.test.ts"],
    [
      ['if (type === "error") {', 'if (type === "failure") {', "errors are asked for again"],
      ["again: passing.includes(error.code)", "again: false", "a server that cannot go on is not asked again"],
      ["progress.lastEventId = id as Id | undefined;", "", "a stream begins anew where it broke off"],
      ['type === "") yield', 'type !== "x") yield', "events of any type are read"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/mcp.ts",
    ["test/runtime/mcp.test.ts"],
    [
      ["if (misfit !== undefined) return failed(misfit);", "", "a model gives members that it was not offered"],
      ["if (running.size >= concurrency)", "if (false)", "any number of calls may run"],
      ["if (stop.signal.aborted) return undefined;", "", "a cancelled call is answered"],
      [
        'error instanceof ApiError ? `${error.message} (code ${error.code})` : "the tool has failed"',
        "String(error)",
        "a model reads whatever went wrong",
      ],
      ["if (method === undefined) return undefined;", "", "answers are answered"],
      ["      for (const stop of running.values()) stop.abort();\n", "", "calls last when nobody waits for them"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/server.ts",
    ["test/runtime/server.test.ts"],
    [
      ["bodyLimit = 1_048_576,", "bodyLimit = 1_048_577,", "a byte more than the default limit is read"],
      ["bodyLimit = 1_048_576,", "bodyLimit = Infinity,", "bodies have no limit by default"],
      ["request.body(bodyLimit)", "request.body(Infinity)", "the limit is not obeyed"],
      ["if (!routed.methods.includes(method))", "if (false)", "any method is taken for POST"],
      [
        "if (!parsed.ok) throw invalid(parsed.issues);",
        'if (!parsed.ok) return respond(200, "{}");',
        "what does not fit is not refused",
      ],
      ["bytes`, { status: 413 }", "bytes`, { status: 400 }", "too large is 400"],
      ["values`, { status: 413 }", "values`, { status: 400 }", "too many values are 400"],
    ],
  ),
  ...mutantsAt(
    "templates/runtime/sleep.ts",
    ["test/runtime/sleep.test.ts"],
    [
      ['        signal?.removeEventListener("abort", abort);\n', "", "a listener stays on the signal"],
      ["else signal?.addEventListener", "if (false) signal?.addEventListener", "an abort is not heard"],
      ["      clearTimeout(timer);\n", "", "a timer stays after an abort"],
      ["if (signal?.aborted) abort();", "if (false) abort();", "it sleeps though it is over already"],
      ["Math.min(milliseconds, longestMs)", "milliseconds", "a long time is none"],
      ["2 ** 31 - 1", "2 ** 31", "the longest time is none"],
    ],
  ),
];
