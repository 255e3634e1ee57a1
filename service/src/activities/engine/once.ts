// What a request does once, however often it has to be attempted.

export class Once {
  readonly #values = new Map<string, unknown>();

  async run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    if (this.#values.has(name)) return this.#values.get(name) as Value;
    const value = await work();
    this.#values.set(name, value);
    return value;
  }
}
