// What is to be closed, in reverse of the order in which it was opened.

type Step = () => Promise<void> | void;

export class Closing {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Opened things that start and stop by themselves. */
  started<Thing extends { start(): void; close(): Promise<void> | void }>(thing: Thing): Thing {
    thing.start();
    this.add(() => thing.close());
    return thing;
  }

  /** Closes all of it once, also if something fails, and throws the first failure. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
