// Prints tables: the first column to the left, numbers to the right.

/**
 * @param {string} title
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function printTable(title, head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width)))
      .join("  ")
      .trimEnd();
  const [first = [], ...rest] = cells;
  console.log(`\n${title}\n`);
  console.log(line(first));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of rest) console.log(line(row));
}

/** @param {number} ms */
export function seconds(ms) {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

/** @param {number} value */
export function times(value) {
  return `${value.toFixed(2)}×`;
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {number} value */
export function megabytes(value) {
  return value === 0 ? "?" : `${value.toFixed(0)} MB`;
}
