// A queue in which owners take turns: who waits for much keeps nobody waiting who waits for little.

export class FairQueue<Item> {
  /** What each owner waits for, the owner whose turn it is first. */
  readonly #items = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: Item): void {
    const items = this.#items.get(owner);
    if (items) items.push(item);
    else this.#items.set(owner, [item]);
    this.#size++;
  }

  /** The first item of the owner whose turn it is; undefined where nobody waits. */
  shift(): Item | undefined {
    const [next] = this.#items;
    if (!next) return undefined;
    const [owner, items] = next;
    const item = items.shift();
    // The owner's next turn comes after everybody else's.
    this.#items.delete(owner);
    if (items.length > 0) this.#items.set(owner, items);
    this.#size--;
    return item;
  }
}
