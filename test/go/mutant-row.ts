// A fault as the lists of them have it: `old` stands once in the file of the module, and `by` takes its place.
export type Row = readonly [name: string, file: string, old: string, by: string];
