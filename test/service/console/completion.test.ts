// What the editor of policies offers at a place, marked by ¦ in the text.

import { expect, test } from "vitest";
import { suggestionsAt } from "../../../console/src/completion/suggest.js";
import type { ExpressionKind } from "../../../console/src/completion/vocabulary.js";
import { compile } from "../../../service/src/policy-language/policy.js";
import { compileTime } from "../../../service/src/policy-language/time/program.js";

function offered(marked: string, kind: ExpressionKind = "condition"): readonly string[] {
  const at = marked.indexOf("¦");
  const text = marked.slice(0, at) + marked.slice(at + 1);
  return suggestionsAt(text, at, kind)?.options.map(({ name }) => name) ?? [];
}

/** The text once the first of what is offered was chosen. */
function chosen(marked: string, kind: ExpressionKind = "condition"): string {
  const at = marked.indexOf("¦");
  const text = marked.slice(0, at) + marked.slice(at + 1);
  const { from = at, to = at, options = [] } = suggestionsAt(text, at, kind) ?? {};
  return text.slice(0, from) + (options[0]?.text ?? "") + text.slice(to);
}

test.each([
  ["activity.¦", ["type", "kind", "family", "resource", "action", "params"]],
  ["activity.ac¦", ["action"]],
  ["eth.¦", ["tx", "eip_712", "eip_7702_authorization"]],
  ["wallet.id == 'a' && eth.tx.max_fee¦", ["max_fee_per_gas", "max_fee_per_blob_gas"]],
  ["wallets.¦", ["all", "any", "filter", "contains", "count"]],
  ["wallets.any(w, w.¦", ["id", "label", "imported", "exported"]],
  ["wallets.filter(w, w.imported).any(v, v.la¦", ["label"]],
  ["solana.tx.instructions.any(i, i.accounts.any(a, a.¦", ["account_key", "signer", "writable"]],
  ["solana.tx.instructions.any(i, i.accounts.any(a, a.signer) && i.pro¦", ["program_key"]],
  ["wallets.any(x, solana.tx.grants.any(x, x.¦", ["kind", "account", "to", "amount", "recipient"]],
  ["bitcoin.tx.outputs[0].¦", ["value", "script_pubkey", "address", "address_type", "change"]],
  ["solana.tx.transfers[0..2].¦", ["all", "any", "filter", "contains", "count"]],
  ["(wallet.id == 'a' || private_key.¦", ["id", "label", "imported", "exported", "tags"]],
  ["wallet.id.¦", ["contains", "count"]],
  ["wallet¦s", ["wallet_account", "wallets"]],
  ["w.¦", []],
  ["wallet.id ¦", []],
  ["wallet.nothing.¦", []],
  ["activity.action == 'SIG¦'", ["SIGN"]],
  ["activity.action in ['SIGN', 'EXP¦", ["EXPORT"]],
  ["eth.tx.type == '¦", ["LEGACY", "TYPE_1", "TYPE_2", "TYPE_3", "TYPE_4"]],
  ["activity.type == 'CREATE_WALLET_ACC¦", ["ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"]],
  ["wallet.id == '¦", []],
  ["wallet.id == 'eth.¦", []],
  ["wallet.id == 'a\\'' && wallet.lab¦", ["label"]],
  ["__proto__.¦", []],
  ["activity.constructor.¦", []],
])("%s", (text, names) => {
  expect(offered(text).slice(0, 6)).toEqual(names);
});

test.each([
  ["approvers.any(user, ¦", "consensus", ["user", "approvers", "credentials", "true", "false"]],
  ["approvers.filter(user, user.tags.¦", "consensus", ["all", "any", "filter", "contains", "count"]],
  ["credentials.any(c, c.type == 'WEB¦", "consensus", ["CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR"]],
  ["wallet.¦", "consensus", []],
  ["¦", "time", ["time.now", "Timestamp", "CronSpan", "true", "false"]],
  ["time.now < Time¦", "time", ["time.now", "Timestamp"]],
  ["time.¦", "time", ["now"]],
] as const)("%s in a %s", (text, kind, names) => {
  expect(offered(text, kind)).toEqual(names);
});

test.each([
  ["eth¦", "condition", "eth.tx"],
  ["wallets.an¦", "condition", "wallets.any("],
  ["wallets.cou¦nt", "condition", "wallets.count()"],
  ["activity.act¦ion == 'SIGN'", "condition", "activity.action == 'SIGN'"],
  ["activity.action == 'SI¦'", "condition", "activity.action == 'SIGN'"],
  ["activity.action == 'SI¦ && true", "condition", "activity.action == 'SIGN' && true"],
  ["Cron¦", "time", "CronSpan('"],
] as const)("what is chosen at %s takes the place of what was written of it", (text, kind, whole) => {
  expect(chosen(text, kind)).toBe(whole);
});

test("every word that is offered is one of the language", () => {
  for (const kind of ["condition", "consensus"] as const) {
    const words = offered("¦", kind).filter((word) => word !== "true" && word !== "false");
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) {
      const compiled = compile(word, kind);
      const [told = ""] = compiled.ok ? [] : compiled.findings.map(({ message }) => message);
      expect(told, word).toContain("a policy must be true or false");
    }
  }
  for (const time of ["time.now < Timestamp('2027-01-01T00:00:00Z')", "CronSpan('0 9 * * 1-5', '8h', 'UTC')"]) {
    expect(compileTime(time).ok).toBe(true);
  }
});

test("a text of the greatest length is read in no more than its length", () => {
  const text = `${"wallets.any(w, ".repeat(1_090)}w.`;
  expect(suggestionsAt(text, text.length, "condition")?.options.map(({ name }) => name)).toContain("label");
  const open = `activity.type == '${"\\'".repeat(8_000)}`;
  expect(suggestionsAt(open, open.length, "condition")).toBeUndefined();
});
