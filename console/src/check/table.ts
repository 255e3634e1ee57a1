// Lists as files for other programs: CSV (RFC 4180) and JSON.

/** A column, and what an item has there. */
export type Column<T> = readonly [heading: string, text: (item: T) => string];

/**
 * CSV with a line of headings. Text that a spreadsheet would take for a formula begins with an apostrophe: names are chosen by
 * others.
 */
export function csvOf<T>(columns: readonly Column<T>[], items: readonly T[], hasHeadings = true): string {
  const rows = items.map((item) => columns.map(([, text]) => text(item)));
  const all = hasHeadings ? [columns.map(([heading]) => heading), ...rows] : rows;
  return all.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** An array of objects, with the headings as names. */
export function jsonOf<T>(columns: readonly Column<T>[], items: readonly T[]): string {
  const rows = items.map((item) => Object.fromEntries(columns.map(([heading, text]) => [heading, text(item)])));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
