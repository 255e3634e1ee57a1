// What is read before anybody knows what it says.

/** Text of every YAML file by its path below the folder. */
export type Sources = ReadonlyMap<string, string>;
