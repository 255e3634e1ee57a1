// Declarations as data, in ts-morph's terms. Emitters make them without loading ts-morph, which takes longer than most
// of what they do; it prints them on a thread of its own.

import type { InterfaceDeclarationStructure, TypeAliasDeclarationStructure } from "ts-morph";

export type Structure =
  | ({ readonly kind: "interface" } & Omit<InterfaceDeclarationStructure, "kind">)
  | ({ readonly kind: "typeAlias" } & Omit<TypeAliasDeclarationStructure, "kind">);
