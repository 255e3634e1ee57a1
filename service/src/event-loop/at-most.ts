/**
 * Options of an LRU cache of so many entries, which takes memory as it fills. With `max` instead it takes all of it when it
 * is made: a millisecond or two for ten thousand, of which a service has a dozen.
 */
export function atMost(entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: one };
}

const one = () => 1;
