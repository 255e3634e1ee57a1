// What authors of policies are told, and that nothing they send does any harm.

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile, quoteText, type PolicyKind } from "../../../../service/src/policy-language/policy.js";
import { anyKey, contexts } from "./contexts.js";
import { anyCondition } from "./generated.js";
import { evaluate, findings, plenty, tell } from "./outcomes.js";
import { print } from "./reference.js";
import { runs } from "../../support/runs.js";

describe("a condition that can't be read", () => {
  test.each([
    ["activity.type =", "1:15 = has no meaning here, did you mean ==?"],
    ["true & false", "1:6 & has no meaning here, did you mean &&?"],
    ["!true", "1:1 ! has no meaning here, negate with != or == false"],
    ['wallet.id == "a"', "1:14 \" has no meaning here, strings take single quotes: 'text'"],
    [
      "1 - 2 == 3",
      "1:3 - has no meaning here, a minus sign belongs right before an integer's digits; there is no arithmetic",
    ],
    ["1 == 1 # one", "1:8 # has no meaning here"],
    ["1 == \u0000", "1:6 U+0000 has no meaning here"],
    ["1 == 💥", "1:6 U+1F4A5 has no meaning here"],
    ["true and false", "1:6 expected an operator or the end, found and, did you mean &&?"],
    ["not true", "1:5 expected an operator or the end, found true"],
    ["true &&", "1:8 expected a value, found the end"],
    ["\n\n  true && && true", "3:11 expected a value, found &&"],
    ["(true", "1:6 expected ), found the end"],
    ["true)", "1:5 expected an operator or the end, found )"],
    ["in == 1", "1:1 expected a value, found in"],
    ["[1, 2", "1:6 expected ], found the end"],
    ["[1, 2,] == 1", "1:7 expected a value, found ]"],
    ["{ 'id': 1 }.id == 1", "1:3 expected the name of a field, found a string"],
    ["{ id 1 }.id == 1", "1:6 expected :, found 1"],
    ["1 < 2 < 3", "1:7 comparisons can't be chained, join two comparisons with &&"],
    ["'a", "1:1 a string is not closed, it ends with a single quote"],
    ["'a\nb' == 'a'", "1:3 a string contains U+000A, which is invisible, write \\u{a}, or close the string before it"],
    [
      "'a\u202eb' == 'a'",
      "1:3 a string contains U+202E, which is invisible, write \\u{202e}, or close the string before it",
    ],
    ["'\\n' == 'a'", "1:2 a backslash begins an unknown escape, use \\', \\\\ or \\u{…}"],
    ["'\\u{110000}' == 'a'", "1:2 a backslash begins an unknown escape, use \\', \\\\ or \\u{…}"],
    ["1.5 == 1", "1:1 there are no fractions, amounts are integers of the chain's smallest unit"],
    ["0x10 == 16", "1:1 a letter follows an integer, integers have only decimal digits"],
    ["007 == 7", "1:1 an integer has a leading 0, leave it out"],
    [
      "170141183460469231731687303715884105728 > 0",
      "1:1 an integer has more than 128 bits, the greatest is 2^127 - 1, the least -2^127",
    ],
    [
      "-170141183460469231731687303715884105729 < 0",
      "1:1 an integer has more than 128 bits, the greatest is 2^127 - 1, the least -2^127",
    ],
    [`${"9".repeat(5000)} > 0`, "1:1 an integer has more than 128 bits, the greatest is 2^127 - 1, the least -2^127"],
    [`${"a".repeat(65)} == 1`, "1:1 a name has 65 characters, 64 are allowed"],
    ["[1].map(x, x)", "1:5 unknown function map, expected one of all, any, filter, contains, count"],
    ["[1].contain(1)", "1:5 unknown function contain, did you mean contains?"],
    ["[1].reduce(1)", "1:5 unknown function reduce, expected one of all, any, filter, contains, count"],
    ["[1].all(x == 1)", "1:11 expected ,, found =="],
    ["[1].all(true, true)", "1:9 true can't be a name"],
    ["[1].count(1) == 1", "1:11 expected ), found 1"],
    ["[1][0..] == 1", "1:8 expected a value, found ]"],
  ])("%s", (source, finding) => {
    expect(findings(source)).toEqual([finding]);
  });
});

describe("a condition whose types do not fit", () => {
  test.each([
    ["wallet.idd == 'x'", "1:8 unknown field wallet.idd, did you mean id?"],
    ["eth.tx.chainId == 1", "1:8 unknown field eth.tx.chainId, did you mean chain_id?"],
    [
      "eth.tx.zzzz == 1",
      "1:8 unknown field eth.tx.zzzz, expected one of from, to, data, value, gas, gas_price, max_fee_per_gas, max_priority_fee_per_gas, max_fee_per_blob_gas, chain_id, …",
    ],
    ["eth.xt.to == ''", "1:5 unknown field eth.xt, did you mean tx?"],
    ["eth == ''", "1:1 unknown name eth, did you mean eth.tx?"],
    ["activty.type == ''", "1:1 unknown name activty, did you mean activity?"],
    [
      "frobnicate == 1",
      "1:1 unknown name frobnicate, expected one of activity, eth.tx, eth.eip_712, eth.eip_7702_authorization, solana.tx, bitcoin.tx, tron.tx, ssh.sig, payload, wallet, wallet_account, private_key, private_key_tag, user, user_tag, policy, api_key, authenticator, oauth_provider, invitation, webhook_endpoint, secret, smart_contract_interface, velocity_control, limit, controls, book, wallets, credentials",
    ],
    ["[1].all(user, usr == 1)", "1:15 unknown name usr, did you mean user?"],
    ["approvers.count() > 1", "1:1 a condition has no approvers, use approvers in a consensus"],
    ["eth.tx.to == 5", "1:1 an address can't be compared with an integer"],
    ["eth.tx.value == '5'", "1:1 an integer can't be compared with a string, did you mean 5 without quotes?"],
    [
      "eth.tx.type == 'TYPE_5'",
      "1:1 an integer can't be compared with a string, expected one of LEGACY, TYPE_1, TYPE_2, TYPE_3, TYPE_4",
    ],
    ["eth.tx.type in ['TYPE_2', 'legacy']", "1:1 an integer can't be compared with a string"],
    ["eth.tx.nonce == 'TYPE_2'", "1:1 an integer can't be compared with a string"],
    ["eth.tx.type in ['TYPE_2', 2]", "1:27 a list has one element type, here a string and an integer"],
    [
      "activity.kind == 'ACTIVITY_TYPE_CREATE_USERS_V3'",
      "1:18 a kind has neither ACTIVITY_TYPE_ nor a version, did you mean 'CREATE_USERS'?",
    ],
    [
      "activity.kind != 'SIGN_TRANSACTION_V2'",
      "1:18 a kind has neither ACTIVITY_TYPE_ nor a version, did you mean 'SIGN_TRANSACTION'?",
    ],
    [
      "activity.kind in ['CREATE_WALLET', 'CREATE_USERS_V2']",
      "1:36 a kind has neither ACTIVITY_TYPE_ nor a version, did you mean 'CREATE_USERS'?",
    ],
    [
      "['ACTIVITY_TYPE_OAUTH'].contains(activity.kind)",
      "1:2 a kind has neither ACTIVITY_TYPE_ nor a version, did you mean 'OAUTH'?",
    ],
    [
      "activity.kind.contains('_V2')",
      "1:24 policies see all versions of an operation as one, omit the version, as in activity.family",
    ],
    ["wallet.label > 'a'", "1:1 > only compares integers, this is a string"],
    ["wallet.exported == 'true'", "1:1 a boolean can't be compared with a string"],
    [
      "wallets.label == 'a'",
      "1:9 a list of structs of id, label, imported, exported has no field label, its elements have: .any(item, item.label == …)",
    ],
    ["eth.tx.to > 'a'", "1:1 > only compares integers, this is an address"],
    [
      "eth.tx == eth.tx",
      "1:1 a struct of from, to, data, value, gas, gas_price, max_fee_per_gas, max_priority_fee_per_gas, max_fee_per_blob_gas, chain_id, … can't be compared with a struct of from, to, data, value, gas, gas_price, max_fee_per_gas, max_priority_fee_per_gas, max_fee_per_blob_gas, chain_id, …",
    ],
    ["[1] == [1]", "1:1 a list of integers can't be compared with a list of integers"],
    ["true == 1", "1:1 a boolean can't be compared with an integer"],
    ["wallet.id", "1:1 a policy must be true or false, this is a string"],
    ["true && eth.tx.value", "1:9 each side of && must be true or false, this is an integer"],
    ["[1].any(x, x)", "1:12 what any asks of each element must be true or false, this is an integer"],
    ["[1, 'a'].count() == 2", "1:5 a list has one element type, here an integer and a string"],
    ["[{a: 1}, {b: 1}].count() == 2", "1:10 a list has one element type, here a struct of a and a struct of b"],
    ["{a: 1, a: 2}.a == 1", "1:8 the struct has two fields a"],
    ["'a' in 'abc'", "1:8 in takes a list on its right, this is a string, write it as in text.contains('part')"],
    ["1 in ['a']", "1:1 an integer can't be compared with a string"],
    ["private_key.tags.contains(1)", "1:27 a string can't be compared with an integer"],
    ["eth.tx.value.contains(1)", "1:1 only lists and strings contain something, this is an integer"],
    ["eth.tx.value.count() == 1", "1:1 only lists and strings have a count, this is an integer"],
    ["eth.tx.value[0] == 1", "1:1 only lists and strings have elements, this is an integer"],
    ["eth.tx.data['a'] == 'a'", "1:13 an index must be an integer, this is a string"],
    ["eth.tx.data[-1] == 'a'", "1:13 an index is negative, elements count from 0"],
    ["eth.tx.data[10..0] == 'a'", "1:13 a slice ends before it begins"],
    ["eth.tx.data.all(c, c == '0')", "1:1 all is for lists, this is a string"],
    ["eth.tx.data.size == 2", "1:13 a string has no field size"],
    [
      "solana.tx.transfers.amount == 1",
      "1:21 a list of structs of from, to, amount has no field amount, its elements have: .any(item, item.amount == …)",
    ],
    ["solana.tx.transfers.any", "1:21 any is a function, write it as in .any(item, item == …)"],
    ["solana.tx.transfers.any(t, t.sendr == 'a')", "1:30 unknown field t.sendr, did you mean sender?"],
  ])("%s", (source, finding) => {
    expect(findings(source)).toEqual([finding]);
  });

  test("has a finding for each mistake", () => {
    expect(findings("wallet.idd == 'x' &&\n  private_key.tag.contains('y') ||\n  eth.tx.value == 'z'")).toEqual([
      "1:8 unknown field wallet.idd, did you mean id?",
      "2:15 unknown field private_key.tag, did you mean tags?",
      "3:3 an integer can't be compared with a string",
    ]);
  });

  test("has short findings, however wide its structs", () => {
    const fields = Array.from({ length: 1000 }, (_, index) => `field${index}: 1`).join(", ");
    expect(findings(`[{ ${fields} }].any(x, x.other == 1 || x == 1)`)).toEqual([
      expect.stringMatching(/^1:\d+ unknown field x\.other, expected one of field0, .*, field9, …$/),
      expect.stringMatching(/^1:\d+ a struct of field0, .*, field9, … can't be compared with an integer$/),
    ]);
  });

  test("has 20 findings at most", () => {
    expect(findings(Array.from({ length: 100 }, () => "wallet.idd == 'x'").join(" && "))).toHaveLength(20);
  });
});

test.each(["activity.type == ''", "eth.tx.value == 0", "wallet.id == ''", "private_key.id == ''"])(
  "a consensus can't ask for %s",
  (source) => {
    expect(findings(source, "consensus").join()).toMatch(/^1:1 a consensus has no .* use .* in a condition$/);
  },
);

test("a finding spans what is wrong, in lines, columns and offsets", () => {
  const compiled = compile("true &&\r\n\twallet.idd == 'x'", "condition");
  expect(compiled).toEqual({
    ok: false,
    findings: [
      {
        message: "unknown field wallet.idd",
        suggestion: "did you mean id?",
        range: { start: { line: 2, column: 9, offset: 17 }, end: { line: 2, column: 12, offset: 20 } },
      },
    ],
  });
});

describe("sources beyond their bounds", () => {
  test.each([
    ["characters", `true${" ".repeat(16_381)}`, "1:16385 the source has 16385 characters, 16384 are allowed"],
    ["ten million characters", "(".repeat(10_000_000), "1:16385 the source has 10000000 characters, 16384 are allowed"],
    [
      "parentheses",
      `${"(".repeat(8000)}true${")".repeat(8000)}`,
      "1:129 the expression has more than 128 levels, split the policy",
    ],
    ["lists", "[".repeat(16_000), "1:129 the expression has more than 128 levels, split the policy"],
    ["structs", "{a:".repeat(5000), "1:385 the expression has more than 128 levels, split the policy"],
    [
      "indexes",
      `activity.params${"[0]".repeat(5000)}`,
      "1:1 the expression has more than 128 levels, split the policy",
    ],
    ["fields", `activity.params${".a".repeat(8000)}`, "1:1 the expression has more than 128 levels, split the policy"],
    ["quantifiers", "[1].all(x,".repeat(1600), "1:1272 the expression has more than 128 levels, split the policy"],
  ])("too many %s are refused", (_what, source, finding) => {
    expect(findings(source)).toEqual([finding]);
  });

  test("just within them are accepted", () => {
    expect(findings(`${"(".repeat(127)}true${")".repeat(127)}`)).toEqual([]);
    expect(findings(`true${" ".repeat(16_380)}`)).toEqual([]);
    expect(findings(Array.from({ length: 2340 }, () => "true").join(" ||"))).toEqual([]);
    expect(tell(evaluate(`${"[".repeat(115)}1${"]".repeat(115)}${"[0]".repeat(7)}.count() == 1`, contexts.raw))).toBe(
      "true",
    );
  });
});

describe("an evaluation that takes too long is an error", () => {
  const ones = `[${Array.from({ length: 300 }, () => "1").join(", ")}]`;
  const steps = "error 1:1 the evaluation takes more than 50000 steps";
  const params = (value: unknown) => ({ ...contexts.raw, activity: { ...contexts.raw.activity, params: { value } } });

  test("by lists within lists", () => {
    const nested = `${ones}.all(a, ${ones}.all(b, ${ones}.all(c, a == b && b == c)))`;
    expect(tell(evaluate(nested, contexts.raw))).toBe(steps);
    expect(tell(evaluate(`${ones}.all(a, a == 1)`, contexts.raw))).toBe("true");
  });

  test("even where a part is not applicable, or would settle it", () => {
    const nested = `${ones}.all(a, ${ones}.all(b, ${ones}.all(c, wallet.id == '')))`;
    expect(tell(evaluate(`${nested} || wallet.id == '' || true`, contexts.raw))).toBe(steps);
  });

  test("by long parameters", () => {
    const long = params(Array.from({ length: 60_000 }, () => 1));
    expect(tell(evaluate("activity.params.value.contains(1)", long))).toBe(steps);
    expect(tell(evaluate("activity.params.value.filter(x, x == 1).count() > 1", long))).toBe(steps);
    expect(tell(evaluate("activity.params.value.count() == 60000", long))).toBe("true");
  });

  test("by copying long parameters again and again", () => {
    const long = params(Array.from({ length: 60_000 }, () => 1));
    const source = "activity.params.value[0..60000].count() > 1";
    expect(tell(evaluate(source, long))).toBe("true");
    const often = Array.from({ length: 10 }, () => source).join(" && ");
    expect(tell(evaluate(often, long))).toBe(steps);
  });

  test("counted by the element, and by each part of what is asked of it", () => {
    const list = (length: number) => params(Array.from({ length }, () => 1));
    const holds = (length: number, asked: string) =>
      tell(evaluate(`activity.params.value.all(x, ${asked})`, list(length))) === "true";
    /** The longest list of which it can be asked. */
    const longest = (asked: string) => {
      let [least, most] = [0, 50_000];
      while (most - least > 1) {
        const middle = (least + most) >> 1;
        if (holds(middle, asked)) least = middle;
        else most = middle;
      }
      return least;
    };
    const once = longest("x == 1");
    expect(once).toBeGreaterThan(1000);
    expect(once).toBeLessThan(50_000);
    expect(longest("x == 1 && x == 1")).toBeLessThan((once * 3) / 4);
    expect(longest("{ a: x, b: x, c: x, d: x }.a == 1")).toBeLessThan(once / 4);
  });

  test("by searching long strings for long strings", () => {
    const text = params("a".repeat(200_000));
    const sought = `${"a".repeat(4000)}b${"a".repeat(4000)}`;
    expect(tell(evaluate(`activity.params.value.contains('${sought}')`, text))).toBe(steps);
    expect(tell(evaluate("activity.params.value.contains('b')", text))).toBe("false");
    expect(tell(evaluate("activity.params.value.contains('ab')", params("a".repeat(40_000))))).toBe("false");
  });

  test("by comparing long strings again and again", () => {
    const source = "activity.params.value[0..200000] == activity.params.value[1..200001]";
    const text = params("a".repeat(200_001));
    expect(tell(evaluate(source, text))).toBe("true");
    expect(tell(evaluate(Array.from({ length: 100 }, () => source).join(" && "), text))).toMatch(
      /more than 50000 steps$/,
    );
  });
});

test("a long text is found in a longer one where it is, and nowhere else", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 0, maxLength: 400 });
  const sought = fc.oneof(
    letters,
    letters.map((text) => text.padEnd(251, "ab")),
  );
  fc.assert(
    fc.property(letters, sought, letters, fc.boolean(), (before, sought, after, isWithin) => {
      const text = isWithin ? `${before}${sought}${after}` : `${before}${sought.slice(1)}${after}`;
      const context = { ...contexts.raw, activity: { ...contexts.raw.activity, params: { text, sought } } };
      const found = tell(evaluate("activity.params.text.contains(activity.params.sought)", context));
      expect(found).toBe(String(text.includes(sought)));
    }),
    { numRuns: runs(250) },
  );
});

test("the literal of any string compiles, and is that string", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      ),
      (text) => {
        const context = { ...contexts.raw, wallet: { id: text, ...anyKey } };
        expect(tell(evaluate(`wallet.id == ${quoteText(text)}`, context))).toBe("true");
      },
    ),
  );
});

describe("whatever is sent", () => {
  const kinds: fc.Arbitrary<PolicyKind> = fc.constantFrom("condition", "consensus");
  const valid = anyCondition.map(print);
  const pieces = [
    ..."&& || == != < > <= >= in . .. , : ( ) [ ] { } ' \\ ! - 0 1 99 true false 'a' 'b".split(" "),
    ..."activity eth.tx solana.tx wallet private_key approvers credentials".split(" "),
    ...".all(x, .any(x, .filter(x, .contains( .count() .count .id .tags .params x [0] [0..2]".split(" "),
    "\n",
    "\u0000",
    "\u202e",
    "é",
    "\ud800",
  ];
  const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(" "));
  const mutated = fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 5 }))
    .map(([source, edits]) => {
      let text = source;
      for (const [at, removed, piece] of edits) {
        const place = at % (text.length + 1);
        text = text.slice(0, place) + piece + text.slice(place + removed);
      }
      return text;
    });
  const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString("latin1"));
  const sources = {
    "random bytes": noise,
    "random text": fc.string({ unit: "binary" }),
    "soup of tokens": soup,
    "valid sources, changed": mutated,
  };

  test.each(Object.entries(sources))(
    "%s: there are findings within the source, or a program that evaluates",
    (_what, source) => {
      fc.assert(
        fc.property(source, kinds, (text, kind) => {
          expect(complaints(text, kind)).toEqual([]);
        }),
        { numRuns: runs(500) },
      );
    },
  );
});

/** What is not right about how a source is received: its findings, or how its program evaluates. */
function complaints(source: string, kind: PolicyKind): string[] {
  const compiled = compile(source, kind);
  if (compiled.ok) {
    const { program } = compiled;
    return Object.entries(contexts).flatMap(([name, context]) =>
      isDeepStrictEqual(program.explain(context, plenty()).outcome, program.evaluate(context, plenty()))
        ? []
        : [`explains ${name} differently`],
    );
  }
  if (compiled.findings.length === 0) return ["nothing is found"];
  return compiled.findings.flatMap(({ message, range: { start, end } }) => {
    const lines = source.slice(0, start.offset).split("\n");
    const found: string[] = [];
    if (message.length > 400) found.push("the message is long");
    if (!(start.offset <= end.offset && end.offset <= source.length)) found.push("the range is not within the source");
    if (start.line !== lines.length || start.column !== (lines.at(-1)?.length ?? 0) + 1)
      found.push("the place is wrong");
    return found;
  });
}
