// Interfaces and type aliases as data, and their text. A module has them before its functions and constants.

import { commentText } from "./docs.js";
import type { Doc } from "./docs.js";

export interface InterfaceStructure {
  readonly kind: "interface";
  readonly name: string;
  readonly docs: readonly Doc[];
  readonly extends: readonly string[];
  readonly properties: readonly Property[];
  /** Members that are not listed are allowed. */
  readonly extra: boolean;
}

export interface AliasStructure {
  readonly kind: "typeAlias";
  readonly name: string;
  readonly docs: readonly Doc[];
  readonly type: string;
}

export type Structure = InterfaceStructure | AliasStructure;

/** A member of an interface. */
export interface Property {
  /** As it is written, in quotes where it has to be. */
  readonly name: string;
  readonly hasQuestionToken?: boolean;
  /** Of one line or several. */
  readonly type: string;
  readonly docs?: readonly Doc[];
}

/** Aliases stand close together: there are whole files of them. */
export function structuresText(structures: readonly Structure[]): string {
  return structures.map(structureText).join(structures.every(({ kind }) => kind === "typeAlias") ? "\n" : "\n\n");
}

function structureText(structure: Structure): string {
  const { name, docs } = structure;
  const doc = docs.map(commentText).join("");
  if (structure.kind === "typeAlias") return `${doc}export type ${name} = ${structure.type};`;
  const bases = structure.extends.length > 0 ? ` extends ${structure.extends.join(", ")}` : "";
  const open = structure.extra ? ["readonly [member: string]: unknown;"] : [];
  const members = [...open, ...structure.properties.map(propertyText)];
  return `${doc}export interface ${name}${bases} {\n${members.join("\n").replace(/^(?=.)/gm, "  ")}\n}`;
}

function propertyText({ name, hasQuestionToken = false, type, docs = [] }: Property): string {
  return `${docs.map(commentText).join("")}readonly ${name}${hasQuestionToken ? "?" : ""}: ${type};`;
}
