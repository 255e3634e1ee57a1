// One mistake often shows in many places: a file that cannot be read makes every name in it unknown. What only echoes
// another finding is held back until that one is resolved, and what is to be said of many places is said once.

import type { ContractFile } from "../load/contract-files.js";
import type { Sources } from "../load/contract-files.js";
import { entriesOf } from "../load/tree.js";
import type { Code } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** The file was not understood, so that nobody knows what it declares. */
const ofReading: ReadonlySet<Code> = new Set(["CS0101", "CS0102", "CS0105", "CS0107", "CS0108", "CS0109"]);
/** Says that a name leads nowhere; it may have been lost with what was not understood. */
const ofAbsence: ReadonlySet<Code> = new Set(["CS0112", "CS0203", "CS0204", "CS0403"]);
/** Compares what has been linked, and so says nothing new where that has a fault of its own. */
const ofContent: ReadonlySet<Code> = new Set(["CS0314", "CS0405", "CS0406", "CS0407", "CS0501"]);

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
  const unreadable = new Set(found.all.filter((finding) => ofReading.has(finding.code) || places.isHalfSaved(finding)));
  const unreadableFiles = filesOf(unreadable);
  const isBlind = unreadable.size > 0 || [...found.early].some((finding) => places.isWholeFile(finding));
  const early = [...found.early].filter((finding) => !unreadable.has(finding));
  const lost = new Set([...filesOf(early)].flatMap((file) => words(found.sources.get(file) ?? "")));
  const broken = new Set(early.map((finding) => places.declarationOf(finding)));
  // What was said about reading a thing, which then is not what its form asks for either.
  const unread = new Set(early.filter(({ code }) => code < "CS0110").map(placeOf));
  const causes = new Causes(found.all, places);

  const isEcho = (finding: Diagnostic): boolean => {
    if (unreadable.has(finding)) return false;
    if (finding.position && unreadableFiles.has(finding.position.file)) return true;
    if (found.early.has(finding)) return finding.code >= "CS0110" && unread.has(placeOf(finding));
    if (broken.has(places.declarationOf(finding))) return true;
    if (ofAbsence.has(finding.code)) return isBlind || quoted(finding).some((name) => lost.has(name));
    return ofContent.has(finding.code) && causes.explain(finding);
  };
  return together([...unreadable, ...found.all.filter((finding) => !unreadable.has(finding) && !isEcho(finding))]);
}

function filesOf(findings: Iterable<Diagnostic>): ReadonlySet<string> {
  return new Set([...findings].flatMap(({ position }) => position?.file ?? []));
}

function placeOf({ position }: Diagnostic): string {
  return `${position?.file}:${position?.line}:${position?.column}`;
}

/** What else was found, by the declarations that it is about. */
class Causes {
  readonly #places: Places;
  readonly #declarations = { ofExamples: new Set<string>(), ofContent: new Set<string>() };
  readonly #names = { ofExamples: new Set<string>(), ofContent: new Set<string>() };
  #isInActivities = false;

  constructor(all: readonly Diagnostic[], places: Places) {
    this.#places = places;
    // Examples are compared last, when everything else is.
    for (const finding of all.filter(({ code }) => code < "CS0501")) {
      const declaration = places.declarationOf(finding);
      const name = places.nameAt(declaration);
      for (const kind of ofContent.has(finding.code)
        ? (["ofExamples"] as const)
        : (["ofExamples", "ofContent"] as const)) {
        this.#declarations[kind].add(declaration);
        if (name !== undefined) this.#names[kind].add(name);
      }
      if (finding.position?.file.startsWith("activities/")) this.#isInActivities = true;
    }
  }

  /** The cause is in the same declaration, or in one that the finding names. */
  explain(finding: Diagnostic): boolean {
    const kind = finding.code === "CS0501" ? "ofExamples" : "ofContent";
    if (this.#declarations[kind].has(this.#places.declarationOf(finding))) return true;
    if (quoted(finding).some((name) => this.#names[kind].has(name))) return true;
    // The kinds of activities are declared by the families together.
    return this.#isInActivities && finding.message.includes("unknown `");
  }
}

/** The names in backquotes. */
function quoted({ message }: Diagnostic): string[] {
  return [...message.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => name);
}

function words(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Files that declare several things. */
const severalInFile: ReadonlySet<string> = new Set(["scalars", "enums", "shapes", "headers", "webhooks"]);

/** Which declaration a finding is about: an entry of a file that has several, or else the whole file. */
class Places {
  readonly #starts = new Map<string, readonly { readonly line: number }[]>();
  readonly #names = new Map<string, string>();
  readonly #openLines = new Map<string, number | undefined>();
  readonly #sources: Sources;

  constructor({ files, sources }: Found) {
    this.#sources = sources;
    for (const { path, kind, root } of files) {
      if (!severalInFile.has(kind)) continue;
      const entries = entriesOf(root).flatMap(({ value }) => entriesOf(value));
      this.#starts.set(
        path,
        entries.map(({ keyPosition }) => ({ line: keyPosition.line })),
      );
      for (const { key, keyPosition } of entries) this.#names.set(`${path}:${keyPosition.line}`, key);
    }
  }

  declarationOf({ position }: Diagnostic): string {
    if (!position) return "";
    return `${position.file}:${this.#startBefore(position.file, position.line)}`;
  }

  /** The last line, at or before this one, on which a declaration starts; 0 where there is none. */
  #startBefore(file: string, line: number): number {
    const starts = this.#starts.get(file) ?? [];
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.line ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return starts[low - 1]?.line ?? 0;
  }

  /** Number of the last line where it has no end; undefined where it has one. */
  #openLine(file: string): number | undefined {
    if (!this.#openLines.has(file)) {
      const text = this.#sources.get(file) ?? "";
      this.#openLines.set(file, text === "" || text.endsWith("\n") ? undefined : text.split("\n").length);
    }
    return this.#openLines.get(file);
  }

  /** Name of what is declared there, where a file declares several things. */
  nameAt(declaration: string): string | undefined {
    const [file = "", line] = declaration.split(":");
    return this.#names.get(`${file}:${line}`);
  }

  /** The finding is about all that the file declares: a list stands where its map belongs. */
  isWholeFile(finding: Diagnostic): boolean {
    const { code, position } = finding;
    return code === "CS0110" && this.#starts.has(position?.file ?? "") && this.declarationOf(finding).endsWith(":0");
  }

  /** The last line of a file that does not end there: an editor is still writing. */
  isHalfSaved({ position }: Diagnostic): boolean {
    return position !== undefined && position.line === this.#openLine(position.file);
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
