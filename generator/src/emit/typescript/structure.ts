// Declarations as data, in ts-morph's terms. Emitters make them without loading ts-morph, which takes longer than most
// of what they do: it prints the modules that have changed since the last run.

import CodeBlockWriter from "code-block-writer";
import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  JSDocStructure,
  MethodSignatureStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  TypeAliasDeclarationStructure,
} from "ts-morph";
import { docs } from "./docs.js";
import type { DocOptions } from "./docs.js";
import type { Import } from "./imports.js";

/** ts-morph's own, which needs nothing of ts-morph. */
export type Writer = CodeBlockWriter;

export type Structure =
  | ({ readonly kind: "interface" } & Omit<InterfaceDeclarationStructure, "kind">)
  | ({ readonly kind: "typeAlias" } & Omit<TypeAliasDeclarationStructure, "kind">)
  | ({ readonly kind: "function" } & Omit<FunctionDeclarationStructure, "kind" | "statements"> & {
        readonly statements: string;
      })
  | ({ readonly kind: "constant" } & ConstantStructure);

/** A declaration, or a statement that is none. */
export type Statement = Structure | string;

/** What ts-morph makes a module of: plain data, so that two of them can be compared without being printed. */
export interface ModuleStructure {
  /** First line of a program. */
  readonly shebang?: string;
  /** One to three sentences, for the head of the file. */
  readonly about: string;
  readonly imports: readonly Import[];
  /** `export * from` these. */
  readonly reexports: readonly string[];
  readonly statements: readonly Statement[];
}

export interface ConstantStructure {
  readonly name: string;
  readonly type?: string;
  readonly value: string;
  readonly isExported?: boolean;
  readonly docs?: (OptionalKind<JSDocStructure> | string)[];
}

/** A name and a type; `name?` where it may be left out. */
export type Parameter = readonly [name: string, type: string];

export interface FunctionParts extends DocOptions {
  readonly name: string;
  /** May be missing where the function is for its module alone. */
  readonly doc?: string;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
  readonly body: string | ((writer: Writer) => void);
  /** Default: true */
  readonly isExported?: boolean;
  readonly isAsync?: boolean;
  readonly isGenerator?: boolean;
  readonly typeParameters?: readonly string[];
}

export function functionOf(parts: FunctionParts): Structure {
  const { name, doc, parameters, returns, body, typeParameters = [] } = parts;
  const { isExported = true, isAsync = false, isGenerator = false } = parts;
  return {
    kind: "function",
    name,
    isExported,
    isAsync,
    ...(isGenerator && { isGenerator }),
    typeParameters: [...typeParameters],
    docs: doc === undefined ? [] : docs(doc, parts),
    parameters: parameters.map(parameterOf),
    returnType: returns,
    statements: typeof body === "string" ? body : written(body),
  };
}

/** An exported constant. */
export function constantOf(
  name: string,
  type: string,
  value: string,
  doc: string,
  options: DocOptions = {},
): Structure {
  return { kind: "constant", name, type, value, isExported: true, docs: docs(doc, options) };
}

/** A constant for its module alone. */
export function ownConstantOf(name: string, value: string, type?: string): Structure {
  return { kind: "constant", name, value, ...(type !== undefined && { type }) };
}

/** An exported type of this name. */
export function aliasOf(
  name: string,
  type: string,
  doc: string,
  options: DocOptions = {},
): Extract<Structure, { kind: "typeAlias" }> {
  return { kind: "typeAlias", name, type, isExported: true, docs: docs(doc, options) };
}

/**
 * The type of a constant that follows, under the same name, which tells what both are. Editors strike a name through
 * where all that it stands for is deprecated.
 */
export function typeBeside(name: string, type: string, deprecated?: string): Structure {
  const struck = deprecated === undefined ? {} : { docs: docs("", { deprecated }) };
  return { kind: "typeAlias", name, type, isExported: true, leadingTrivia: "\n", ...struck };
}

/** A method of an interface. */
export function methodOf(
  name: string,
  doc: string,
  parameters: readonly Parameter[],
  returnType: string,
  options: DocOptions = {},
): OptionalKind<MethodSignatureStructure> {
  return { name, docs: docs(doc, options), parameters: parameters.map(parameterOf), returnType };
}

/** What a function writes. */
export function written(write: (writer: Writer) => void): string {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: "\n", useTabs: false });
  write(writer);
  return writer.toString();
}

function parameterOf([name, type]: Parameter): OptionalKind<ParameterDeclarationStructure> {
  const hasQuestionToken = name.endsWith("?");
  return { name: hasQuestionToken ? name.slice(0, -1) : name, type, hasQuestionToken };
}
