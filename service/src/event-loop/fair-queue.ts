// A queue in which organizations take turns, so that one that waits for much keeps nobody waiting that waits for little.
// First those at the top take turns, each with all that is below it; of one of them, it takes turns with its
// sub-organizations together, and these among themselves. So nobody gets more turns by making sub-organizations.

import type { Bounds, Owner } from "./owner.js";

interface Branch<Item> {
  size: number;
  /** Of those who take turns here, the one whose turn it is first. */
  readonly branches: Map<string, Branch<Item>>;
  /** Of the organization alone, the oldest first. */
  readonly items: Item[];
}

function newBranch<Item>(): Branch<Item> {
  return { size: 0, branches: new Map(), items: [] };
}

/** What had to give way, and for want of whose room. */
export interface Displaced<Item> {
  readonly item: Item;
  readonly full: keyof Bounds;
}

export class FairQueue<Item> {
  readonly #bounds: Bounds;
  readonly #all = newBranch<Item>();

  constructor(bounds: Bounds = { organization: Infinity, tenant: Infinity, total: Infinity }) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#all.size;
  }

  /**
   * Adds an item, behind the owner's others. Where that is one too many, the newest item gives way of whoever has the most
   * there: of the organization itself, of a tenant's organizations, or of all.
   *
   * @returns what has given way, which may be the item itself
   */
  push(owner: Owner, item: Item): Displaced<Item> | undefined {
    const path = pathOf(owner);
    const branches = [this.#all];
    for (const name of path) {
      const { branches: below } = branches.at(-1)!;
      const branch = below.get(name) ?? newBranch<Item>();
      below.set(name, branch);
      branches.push(branch);
    }
    branches.at(-1)!.items.push(item);
    for (const branch of branches) branch.size++;
    const { organization, tenant, total } = this.#bounds;
    if (branches.at(-1)!.size > organization) return { item: this.#drop(path, path.length), full: "organization" };
    if (branches[1]!.size > tenant) return { item: this.#drop(path, 1), full: "tenant" };
    if (this.#all.size > total) return { item: this.#drop(path, 0), full: "total" };
    return undefined;
  }

  /** Takes an item out that waits no more. */
  remove(owner: Owner, item: Item): void {
    removeFrom(this.#all, pathOf(owner), item);
  }

  /** The first item of the organization whose turn it is; undefined where nobody waits. */
  shift(): Item | undefined {
    return this.#all.size === 0 ? undefined : takeFirst(this.#all);
  }

  /** Takes all items out, in the order of their turns. */
  clear(): Item[] {
    return Array.from({ length: this.#all.size }, () => this.shift()!);
  }

  /** Takes the newest item out of whoever has the most, below the first so many steps of a path. */
  #drop(path: readonly string[], steps: number): Item {
    return dropNewest(this.#all, path, steps);
  }
}

/**
 * Who takes turns for an organization, from the tenant on: a top-level organization for itself is one of two below its name,
 * all its sub-organizations are the other.
 */
export function pathOf({ id, parentId }: Owner): readonly string[] {
  return parentId === undefined ? [id, "itself"] : [parentId, "below", id];
}

function takeFirst<Item>(branch: Branch<Item>): Item {
  branch.size--;
  const [next] = branch.branches;
  if (!next) return branch.items.shift()!;
  const [name, below] = next;
  const item = takeFirst(below);
  // The next turn comes after everybody else's.
  branch.branches.delete(name);
  if (below.size > 0) branch.branches.set(name, below);
  return item;
}

/** @returns whether it was there */
function removeFrom<Item>(branch: Branch<Item>, [name, ...rest]: readonly string[], item: Item): boolean {
  if (name === undefined) {
    const place = branch.items.indexOf(item);
    if (place === -1) return false;
    branch.items.splice(place, 1);
  } else {
    const below = branch.branches.get(name);
    if (!below || !removeFrom(below, rest, item)) return false;
    if (below.size === 0) branch.branches.delete(name);
  }
  branch.size--;
  return true;
}

function dropNewest<Item>(branch: Branch<Item>, path: readonly string[], steps: number): Item {
  branch.size--;
  if (branch.branches.size === 0) return branch.items.pop()!;
  const [own, ...rest] = path;
  // Of several who have as much, whoever has come last gives way.
  let most = own === undefined ? undefined : branch.branches.get(own);
  let name = own;
  if (steps === 0) {
    for (const [each, below] of branch.branches) {
      if (most && below.size <= most.size) continue;
      most = below;
      name = each;
    }
  }
  const item = dropNewest(most!, name === own ? rest : [], Math.max(0, steps - 1));
  if (most!.size === 0) branch.branches.delete(name!);
  return item;
}
