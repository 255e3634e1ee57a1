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

interface Compiled<Row, Name = string> {
  readonly query: NamedQuery<Row>;
  /** Names of the parameters in the order in which the query's text has them. */
  readonly order: readonly Name[];
}

const taken = new Set<string>();

/** Databases find prepared statements by their names. */
function take(name: string): void {
  if (taken.has(name)) throw new Error(`two queries are named ${name}`);
  taken.add(name);
}

/**
 * A query that is compiled when it first runs, for each database.
 *
 * @param name of its prepared statement, unlike any other's
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
  take(name);
  const compiled = new Map<Engine, Compiled<Row>>();
  const compile = ({ database, engine }: Access, parameters: Given): Compiled<Row> => {
    const names = Object.keys(parameters);
    const placeholders = Object.fromEntries(names.map((name): [string, Placeholder] => [name, { parameter: name }]));
    // Kysely passes values through as they are.
    const query = { ...build(database, placeholders as unknown as Given, engine).compile(), name };
    const found = { query, order: placeholdersOf<Placeholder>(query).map(({ parameter }) => parameter) };
    compiled.set(engine, found);
    return found;
  };
  return async (access, parameters) => {
    const { query, order } = compiled.get(access.engine) ?? compile(access, parameters);
    return access.run(
      given(
        query,
        order.map((name) => parameters[name]),
      ),
    );
  };
}

/** Of so many, a statement is compiled for each number of them. */
export const mostAtOnce = 8;

/**
 * A query about several things at once, in one statement for each eight of them.
 *
 * @param name of the prepared statements, whose number follows
 * @param build the query, as `precompiled` takes it
 */
export function precompiledForEach<Given extends Parameters, Row>(
  name: string,
  build: (database: Kysely<Database>, parameters: readonly Given[], engine: Engine) => Compilable<Row>,
): (access: Access, parameters: readonly Given[]) => Promise<readonly Row[]> {
  for (let number = 1; number <= mostAtOnce; number++) take(`${name}_${number}`);
  const compiled = Array.from({ length: mostAtOnce }, () => new Map<Engine, Compiled<Row, PlaceInOrder>>());
  const compile = ({ database, engine }: Access, parameters: readonly Given[]): Compiled<Row, PlaceInOrder> => {
    const places = parameters.map((each, index) =>
      Object.fromEntries(
        Object.keys(each).map((parameter): [string, PlaceInOrder] => [parameter, { index, parameter }]),
      ),
    );
    const built = build(database, places as unknown as Given[], engine).compile();
    const query = { ...built, name: `${name}_${parameters.length}` };
    const found = { query, order: placeholdersOf<PlaceInOrder>(query) };
    compiled[parameters.length - 1]!.set(engine, found);
    return found;
  };
  const run = async (access: Access, some: readonly Given[]): Promise<readonly Row[]> => {
    const { query, order } = compiled[some.length - 1]!.get(access.engine) ?? compile(access, some);
    return access.run(
      given(
        query,
        order.map(({ index, parameter }) => some[index]![parameter]),
      ),
    );
  };
  return async (access, parameters) => {
    if (parameters.length <= mostAtOnce) return parameters.length === 0 ? [] : run(access, parameters);
    const rows: Row[] = [];
    for (let from = 0; from < parameters.length; from += mostAtOnce) {
      rows.push(...(await run(access, parameters.slice(from, from + mostAtOnce))));
    }
    return rows;
  };
}

interface PlaceInOrder extends Placeholder {
  readonly index: number;
}

/** @throws Error where the query has a constant, of which a later run would know nothing; it is to be one of its parameters */
function placeholdersOf<Each extends Placeholder>({ name, parameters }: NamedQuery<unknown>): readonly Each[] {
  const constant = parameters.find((each) => (each as Partial<Placeholder> | null)?.parameter === undefined);
  if (constant !== undefined) throw new Error(`the query ${name} has the constant ${String(constant)}`);
  return parameters as readonly Each[];
}

/** A query with what it is run with. Member by member: copying what Kysely has frozen takes longer than the statement. */
function given<Row>({ query, queryId, sql, name }: NamedQuery<Row>, parameters: readonly unknown[]): NamedQuery<Row> {
  return { query, queryId, sql, name, parameters };
}
