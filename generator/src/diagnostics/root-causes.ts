// One mistake often shows in many places: a file that cannot be read makes every name in it unknown. What only echoes
// another finding is held back until that one is resolved, and what is to be said of many places is said once.

import type { ContractFile } from "../load/contract-files.js";
import type { Sources } from "../load/contract-files.js";
import { entriesOf } from "../load/tree.js";
import type { Code } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** The file was not understood, so that nobody knows what it declares. */
const ofReading: ReadonlySet<Code> = new Set(["CS0101", "CS0102", "CS0105", "CS0107", "CS0108", "CS0109"]);
/** Says that a name leads nowhere; it may have been lost with what was not understood. */
const ofAbsence: ReadonlySet<Code> = new Set(["CS0112", "CS0203", "CS0204", "CS0403"]);
/** Compares what has been linked, and so says nothing new where that has a fault of its own. */
const ofContent: ReadonlySet<Code> = new Set(["CS0405", "CS0406", "CS0407", "CS0501"]);

export interface Found {
  /** Everything, in the order of places. */
  readonly all: readonly Diagnostic[];
  /** What was found while files were read and held to their form, one by one. */
  readonly early: ReadonlySet<Diagnostic>;
  readonly files: readonly ContractFile[];
  readonly sources: Sources;
}

export function rootCauses(found: Found): readonly Diagnostic[] {
  const places = new Places(found);
  const unreadable = found.all.filter((finding) => ofReading.has(finding.code) || places.isHalfSaved(finding));
  const unreadableFiles = new Set(unreadable.flatMap(({ position }) => position?.file ?? []));
  const isBlind = unreadable.length > 0 || [...found.early].some((finding) => places.isWholeFile(finding));
  const early = [...found.early].filter((finding) => !unreadable.includes(finding));
  const lost = new Set(early.flatMap(({ position }) => words(found.sources.get(position?.file ?? "") ?? "")));
  const broken = new Set(early.map((finding) => places.declarationOf(finding)));

  const isEcho = (finding: Diagnostic): boolean => {
    if (unreadable.includes(finding)) return false;
    if (finding.position && unreadableFiles.has(finding.position.file)) return true;
    if (found.early.has(finding)) return early.some((other) => isEarlier(other, finding));
    if (broken.has(places.declarationOf(finding))) return true;
    if (ofAbsence.has(finding.code)) return isBlind || quoted(finding).some((name) => lost.has(name));
    return ofContent.has(finding.code) && isConsequence(finding, found.all, places);
  };
  return together([...unreadable, ...found.all.filter((finding) => !unreadable.includes(finding) && !isEcho(finding))]);
}

/** Something was said about reading the very same thing, which then was not what its form asks for either. */
function isEarlier(one: Diagnostic, other: Diagnostic): boolean {
  return one.code < "CS0110" && other.code >= "CS0110" && isSamePlace(one, other);
}

function isSamePlace({ position: one }: Diagnostic, { position: other }: Diagnostic): boolean {
  return one?.file === other?.file && one?.line === other?.line && one?.column === other?.column;
}

/** The cause is in the same declaration, or in one that the finding names. */
function isConsequence(finding: Diagnostic, all: readonly Diagnostic[], places: Places): boolean {
  // Examples are compared last, when everything else is.
  const isExample = finding.code === "CS0501";
  const causes = all.filter(({ code }) => code < "CS0501" && (isExample || !ofContent.has(code)));
  const names = quoted(finding);
  return causes.some((cause) => {
    const declaration = places.declarationOf(cause);
    if (declaration === places.declarationOf(finding)) return true;
    if (names.includes(places.nameAt(declaration) ?? "")) return true;
    // The kinds of activities are declared by the families together.
    return finding.message.includes("unknown `") && (cause.position?.file.startsWith("activities/") ?? false);
  });
}

/** The names in backquotes. */
function quoted({ message }: Diagnostic): string[] {
  return [...message.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => name);
}

function words(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Which declaration a finding is about: an entry of a file that has several, or else the whole file. */
class Places {
  readonly #starts = new Map<string, readonly { readonly line: number; readonly name: string }[]>();
  readonly #sources: Sources;

  constructor({ files, sources }: Found) {
    this.#sources = sources;
    for (const { path, kind, root } of files) {
      if (kind !== "scalars" && kind !== "enums" && kind !== "shapes" && kind !== "webhooks") continue;
      const entries = entriesOf(root).flatMap(({ value }) => entriesOf(value));
      this.#starts.set(
        path,
        entries.map(({ key, keyPosition }) => ({ line: keyPosition.line, name: key })),
      );
    }
  }

  declarationOf({ position }: Diagnostic): string {
    if (!position) return "";
    const starts = this.#starts.get(position.file);
    return `${position.file}:${starts?.findLast(({ line }) => line <= position.line)?.line ?? 0}`;
  }

  /** Name of what is declared there, where a file declares several things. */
  nameAt(declaration: string): string | undefined {
    const [file = "", line] = declaration.split(":");
    return this.#starts.get(file)?.find((start) => start.line === Number(line))?.name;
  }

  /** The finding is about all that the file declares: a list stands where its map belongs. */
  isWholeFile(finding: Diagnostic): boolean {
    const { code, position } = finding;
    return code === "CS0110" && this.#starts.has(position?.file ?? "") && this.declarationOf(finding).endsWith(":0");
  }

  /** The last line of a file that does not end there: an editor is still writing. */
  isHalfSaved({ position }: Diagnostic): boolean {
    const text = this.#sources.get(position?.file ?? "");
    if (text === undefined || text === "" || text.endsWith("\n")) return false;
    return position?.line === text.split("\n").length;
  }
}

/** What is unknown under one name becomes one finding, with its further places. */
function together(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const isUnknown = finding.code === "CS0203" || finding.code === "CS0204";
    const key = isUnknown ? finding.message : `${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    return [{ ...first, also: others.flatMap(({ position }) => (position ? [position] : [])) }];
  });
}
