/** Something that two documents say differently. */
export interface Difference {
  readonly class: string;
  readonly at: string;
}

/** @param basePath in front of the paths of `emitted` */
export function compareDocuments(
  source: object,
  emitted: object,
  basePath: string,
): { readonly operations: number; readonly carried: number; readonly differences: readonly Difference[] };
