// SARIF 2.1.0 (OASIS), as code hosts show it beside the lines that were changed.

import { acceptedFile } from "../accepted-file.js";
import { rules } from "../rules/rules.js";
import type { RuleName } from "../rules/rules.js";
import type { Judged, Level } from "../judged.js";
import type { Verdict } from "../verdict.js";
import { effectWords, inFolder, why, witnessWords } from "./words.js";
import type { ReportContext } from "./words.js";
import type { Position } from "../../diagnostics/position.js";

const sarifLevels: Readonly<Record<Level, string>> = { breaks: "error", depends: "warning", note: "note" };
const staleName = "stale-acceptance";

export function sarifReport(verdict: Verdict, context: ReportContext): string {
  const used = [...new Set(verdict.changes.map(({ rule }) => rule))].sort();
  const document = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "contract diff", rules: [...used.map(ruleOf), ...staleRule(verdict)] } },
        results: [...verdict.changes.map((change) => resultOf(change, context)), ...staleResults(verdict, context)],
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function ruleOf(name: RuleName): object {
  const { title, why: reason, instead } = rules[name];
  return { id: name, shortDescription: { text: title }, fullDescription: { text: reason }, help: { text: instead } };
}

function staleRule({ stale }: Verdict): object[] {
  const title = "accepted change that is not there";
  return stale.length > 0 ? [{ id: staleName, shortDescription: { text: title } }] : [];
}

function resultOf(change: Judged, context: ReportContext): object {
  const { rule, message, before, after, level, witness, accepted, fingerprints, subject } = change;
  const parts = [message, effectWords(change), why(change), ...(witness ? [witnessWords(witness)] : [])];
  const position = (after ?? before)?.position;
  return {
    ruleId: rule,
    level: sarifLevels[level],
    message: { text: parts.join(". ") },
    ...(position && { locations: [location(context, position)] }),
    partialFingerprints: { "contract/v1": `${subject} ${fingerprints.before} ${fingerprints.after}` },
    ...(accepted && {
      suppressions: [{ kind: "external", justification: `${accepted.by}: ${accepted.why}` }],
    }),
  };
}

function staleResults({ stale }: Verdict, context: ReportContext): object[] {
  return stale.map(({ entry, reason }) => ({
    ruleId: staleName,
    level: "error",
    message: { text: `\`${entry.rule}\` of \`${entry.subject}\`: ${reason}` },
    locations: [location(context, { ...entry.position, file: acceptedFile })],
  }));
}

function location({ schema }: ReportContext, { file, line, column }: Position): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(inFolder(schema, file)) },
      region: { startLine: line, startColumn: column },
    },
  };
}
