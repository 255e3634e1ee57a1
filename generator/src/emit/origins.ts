// What the modules of a family, a query or a file of shapes follow from: its own file, the files whose records it refers
// to, and what all share. A test edits contracts at random and compares with runs that make everything.

import type { Sources } from "../load/sources.js";
import type { Model, Shape, Union } from "../model/model.js";
import { plainOperations } from "../model/operations.js";
import { hashAll } from "../write/hash.js";
import { isUnion, parts } from "./validators/records.js";
import type { Holder } from "./validators/records.js";

/** Folders whose files stand for themselves; everything else in a contract is shared. */
const ofTheirOwn = /^(?:activities|operations|queries)\//;

/** Fingerprints of what the modules of each home follow from. */
export class Origins {
  readonly #sources: Sources;
  readonly #shared: string;
  readonly #holders: ReadonlyMap<string, readonly Holder[]>;
  readonly #known = new Map<string, string>();
  readonly #parts = new Map<Holder, readonly Holder[]>();

  /** `tool` stands for the compiler and its templates. */
  constructor(model: Model, sources: Sources, tool: string) {
    this.#sources = sources;
    this.#holders = holdersByHome(model);
    const usage = [...model.enums, ...model.shapes, ...model.unions].map(marks).join();
    const shared = [...sources].filter(([name]) => !ofTheirOwn.test(name));
    this.#shared = hashAll([["tool", tool], ["usage", usage], ...shared]);
  }

  /** For what follows from shared files alone, where it tells which types are sent and answered. */
  get shared(): string {
    return this.#shared;
  }

  /** undefined for what follows from all of the contract. */
  of(home: string): string | undefined {
    const known = this.#known.get(home);
    if (known !== undefined) return known;
    const holders = this.#holders.get(home);
    if (!holders) return undefined;
    const reached = this.#reachable(holders);
    const homes = new Set([home, ...[...reached].map((holder) => holder.home)]);
    const files = [...homes].map((name) => `${name}.yaml`).filter((name) => ofTheirOwn.test(name));
    const found = hashAll([
      ["shared", this.#shared],
      ["usage", [...reached].map(marks).sort().join()],
      ...files.map((name) => [name, this.#sources.get(name) ?? ""] as const),
    ]);
    this.#known.set(home, found);
    return found;
  }

  #reachable(from: readonly Holder[]): ReadonlySet<Holder> {
    const found = new Set<Holder>(from);
    for (const holder of found) for (const part of this.#partsOf(holder)) found.add(part);
    return found;
  }

  /** Most records are reached from many homes. */
  #partsOf(holder: Holder): readonly Holder[] {
    let found = this.#parts.get(holder);
    if (!found) {
      // Older records are named where newer ones start from them.
      found = !isUnion(holder) && holder.step ? [...parts(holder), holder.step.from] : parts(holder);
      this.#parts.set(holder, found);
    }
    return found;
  }
}

/** What others make of it. */
function marks(one: Shape | Union | Model["enums"][number]): string {
  const { name, usage } = one;
  return `${name} ${usage.request} ${usage.response} ${"filled" in one}`;
}

function holdersByHome({ shapes, unions, families, ...rest }: Model): ReadonlyMap<string, readonly Holder[]> {
  const homes = new Map<string, Holder[]>();
  const add = (home: string, ...holders: readonly (Holder | undefined)[]): void => {
    homes.set(home, [...(homes.get(home) ?? []), ...holders.filter((holder) => holder !== undefined)]);
  };
  for (const one of [...shapes, ...unions]) add(one.home, one);
  for (const { home, versions, body, answers } of families) {
    for (const { intent, result, activity, submit } of versions) {
      add(home, intent, result, activity, submit?.request, submit?.response);
    }
    add(home, ...answers, body.kind === "union" ? body.union : undefined);
  }
  const plain = plainOperations({ shapes, unions, families, ...rest });
  for (const { home, request, response } of plain) add(home, request, response);
  return homes;
}
