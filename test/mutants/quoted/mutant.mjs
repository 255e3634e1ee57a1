// A mutant: one deliberate fault in the service's sources, and the tests that have to notice it. Lists of them stand
// beside this file, one for each room.

/**
 * @typedef {object} Mutant
 * @property {string} file path in the repository
 * @property {string} find text that the file has exactly once
 * @property {string} replace what stands there instead
 * @property {string} fault what is wrong then, in a few words
 * @property {readonly string[]} tests files of tests of which one has to fail
 * @property {string} [equivalent] why nothing can notice it, where that is so
 * @property {boolean} [postgres] whether it takes PostgreSQL to notice it
 */

/** @typedef {readonly [find: string, replace: string, fault: string, more?: Partial<Mutant>]} Fault */

/**
 * Mutants of one file.
 *
 * @param {string} file below service/src
 * @param {readonly string[]} tests below test/service
 * @param {readonly Fault[]} faults
 * @returns {Mutant[]}
 */
export function mutantsOf(file, tests, faults) {
  const below = (/** @type {readonly string[]} */ names) => names.map((test) => `test/service/${test}`);
  const placed = faults.map(
    /** @returns {Fault} */ ([find, replace, fault, { tests: own, ...more } = {}]) => [
      find,
      replace,
      fault,
      { ...more, ...(own && { tests: below(own) }) },
    ],
  );
  return mutantsAt(`service/src/${file}`, below(tests), placed);
}

/**
 * Mutants of one file anywhere.
 *
 * @param {string} file in the repository
 * @param {readonly string[]} tests in the repository
 * @param {readonly Fault[]} faults
 * @returns {Mutant[]}
 */
export function mutantsAt(file, tests, faults) {
  return faults.map(([find, replace, fault, more]) => ({ file, find, replace, fault, tests, ...more }));
}

/**
 * The source with a mutant's fault in it.
 *
 * @param {string} source
 * @param {Mutant} mutant
 * @throws {Error} unless its text is there exactly once
 */
export function mutate(source, { find, replace }) {
  const places = source.split(find).length - 1;
  if (places !== 1) throw new Error(`found ${places} times`);
  return source.replace(find, () => replace);
}

/** @param {Mutant} mutant */
export function nameOf({ file, fault }) {
  return `${file.replace("service/src/", "")}: ${fault}`;
}
