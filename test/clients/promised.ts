// What a client's own declarations promise of its methods: which type of activity they send, and what they answer.

import { fileURLToPath } from "node:url";
import ts from "typescript";
import { present } from "../service/support/results.js";

/** A client's method as it is declared. */
export interface Promised {
  /** Members that a request may have. */
  readonly members: ReadonlySet<string>;
  /** Values that its `type` may have; none where the method fills it in by itself. */
  readonly types: readonly string[];
  /** Where an answer is not what the method promises, as `path: expected`. */
  mismatches(answer: unknown): string[];
}

/** Optional members that the hosted service answers as null, which no client's types say. */
const answeredAsNull: ReadonlySet<string> = new Set(["failure"]);

const file = fileURLToPath(new URL("declared.ts", import.meta.url));

/**
 * Reads the declaration of a class.
 *
 * @param source TypeScript whose last statement is a variable of it
 * @returns its methods by name
 */
export function readPromised(source: string): ReadonlyMap<string, Promised> {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const sourceFile = present(program.getSourceFile(file), "getSourceFile");
  const statement = sourceFile.statements.at(-1) as ts.VariableStatement;
  const [variable] = statement.declarationList.declarations;
  const client = checker.getTypeAtLocation(present(variable, "variable"));
  if (client.flags & ts.TypeFlags.Any) throw new Error(`not declared: ${source}`);
  const methods = checker.getPropertiesOfType(client).flatMap((property): [string, Promised][] => {
    const [signature] = checker.getTypeOfSymbol(property).getCallSignatures();
    return signature ? [[property.name, readMethod(checker, signature)]] : [];
  });
  return new Map(methods);
}

function readMethod(checker: ts.TypeChecker, signature: ts.Signature): Promised {
  const [first] = signature.getParameters();
  const input = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  const type = input?.getProperty("type");
  const values = type && checker.getTypeOfSymbol(type);
  const literals = values?.isUnion() ? values.types : values ? [values] : [];
  const answer = checker.getAwaitedType(signature.getReturnType());
  return {
    members: new Set(input?.getProperties().map(({ name }) => name)),
    types: literals.flatMap((literal) => (literal.isStringLiteral() ? [literal.value] : [])),
    mismatches: (value) => (answer ? mismatches(checker, answer, value, "") : []),
  };
}

/** A value has to have what the type has; it may have more. */
function mismatches(checker: ts.TypeChecker, type: ts.Type, value: unknown, path: string): string[] {
  const mismatch = () => [`${path || "the answer"}: expected ${checker.typeToString(type).slice(0, 80)}`];
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
  if (type.isUnion()) {
    if (typeof value === "string" && type.types.length > 1 && type.types.every((one) => one.isStringLiteral()))
      return isNamedLike(
        value,
        type.types.map((one) => one.value),
      )
        ? []
        : mismatch();
    const all = type.types.map((one) => mismatches(checker, one, value, path));
    return all.some(({ length }) => length === 0) ? [] : (all.find(([first]) => !isOf(first, path)) ?? mismatch());
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : mismatch();
  if (type.flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type) ? [] : mismatch();
  if (type.flags & ts.TypeFlags.Undefined) return value === undefined ? [] : mismatch();
  if (type.flags & ts.TypeFlags.String) return typeof value === "string" ? [] : mismatch();
  if (type.flags & ts.TypeFlags.Number) return typeof value === "number" ? [] : mismatch();
  if (type.flags & ts.TypeFlags.Boolean) return typeof value === "boolean" ? [] : mismatch();
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (!Array.isArray(value)) return mismatch();
    return value.flatMap((one, index) => mismatches(checker, present(item, "item"), one, `${path}/${index}`));
  }
  if (typeof value !== "object" || value === null) return mismatch();
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const member = (value as Readonly<Record<string, unknown>>)[property.name];
    if (member === undefined && property.flags & ts.SymbolFlags.Optional) return [];
    if (member === null && answeredAsNull.has(property.name)) return [];
    return mismatches(checker, checker.getTypeOfSymbol(property), member, `${path}/${property.name}`);
  });
}

/**
 * Whether a value is one of an enum's, or may be one that came after the client: where newer clients are in use, older
 * ones meet their values.
 */
function isNamedLike(value: string, known: readonly string[]): boolean {
  const [first = ""] = known;
  let prefix = first;
  while (!known.every((one) => one.startsWith(prefix))) prefix = prefix.slice(0, -1);
  return known.includes(value) || (prefix.endsWith("_") && value.startsWith(prefix) && /^[A-Z\d_]+$/.test(value));
}

const isOf = (mismatch: string | undefined, path: string) => mismatch?.startsWith(`${path || "the answer"}:`);
