// Queries that every request makes. Building and compiling one costs more than running it, so that is done once.

import type { Compilable, Kysely } from "kysely";
import type { Engine } from "./engine.js";
import type { Database } from "./schema.js";
import type { Access, NamedQuery } from "./store.js";

/** What a query is given when it runs, by name. */
export type Parameters = Readonly<Record<string, string | number | null>>;

/** Stands for a parameter while the query is built. */
interface Placeholder {
  readonly parameter: string;
}

interface Precompiled<Row> {
  readonly query: NamedQuery<Row>;
  /** Names of the parameters in the order in which the query's text has them. */
  readonly order: readonly string[];
}

/**
 * A query that is compiled when it first runs, for each database.
 *
 * @param name of the prepared statement that it is on PostgreSQL, unlike any other's
 * @param build the query, which names its columns: a prepared `select *` fails once a migration has added one; which one it is must not depend on the parameters' values, for it does not get them
 * @returns runs the query, in a scope for instance
 *
 * @example
 * const userById = precompiled("name_of_user", (database, { id }: { id: string }) =>
 *   database.selectFrom("users").select("name").where("id", "=", id));
 * const [user] = await userById(scope, { id });
 */
export function precompiled<Given extends Parameters, Row>(
  name: string,
  build: (database: Kysely<Database>, parameters: Given, engine: Engine) => Compilable<Row>,
): (access: Access, parameters: Given) => Promise<readonly Row[]> {
  const compiled = new Map<Engine, Precompiled<Row>>();
  const compile = ({ database, engine }: Access, parameters: Given): Precompiled<Row> => {
    const names = Object.keys(parameters);
    const placeholders = Object.fromEntries(names.map((name): [string, Placeholder] => [name, { parameter: name }]));
    // Kysely passes values through as they are.
    const query = { ...build(database, placeholders as unknown as Given, engine).compile(), name };
    const found = { query, order: query.parameters.map((placeholder) => (placeholder as Placeholder).parameter) };
    compiled.set(engine, found);
    return found;
  };
  return async (access, parameters) => {
    const { query, order } = compiled.get(access.engine) ?? compile(access, parameters);
    return access.run({ ...query, parameters: order.map((name) => parameters[name]) });
  };
}
