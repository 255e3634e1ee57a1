// The TypeScript text of a type, with the imports that it needs put into the module at hand.

import type { ArrayType, Enum, Field, MapType, Scalar, Shape, Type, Union } from "../model/model.js";
import type { ModuleBuilder } from "./typescript/module.js";
import { filledName, modules, receivedName } from "../model/names.js";
import { isOpen } from "../model/operations.js";
import { propertyKey } from "./typescript/property-key.js";

/**
 * Text of a type as it stands in an interface. `received` says that a server may have written the value, `filled` that
 * the reader of a request has filled in defaults.
 */
export function typeText(type: Type, module: ModuleBuilder, received: boolean, filled = false): string {
  switch (type.kind) {
    case "boolean":
      return "boolean";
    case "json":
      return module.type("Json", modules.runtime("json"));
    case "literal":
      return JSON.stringify(type.value);
    case "scalar":
      return module.type(type.scalar.name, modules.scalars);
    case "enum":
      return enumText(type.enum, module, received);
    case "shape":
      if (filled) return filledText(type.shape, module);
      return received ? receivedText(type.shape, module) : shapeText(type.shape, module);
    case "union":
      return unionText(type.union, module, received, filled);
    case "array":
      return arrayText(innerText(type, module, received, filled));
    case "map":
      return `Readonly<Record<string, ${innerText(type, module, received, filled)}>>`;
    default:
      return baseText(type.kind);
  }
}

/** What a list or map holds. */
function innerText(
  { of, orNull }: ArrayType | MapType,
  module: ModuleBuilder,
  received: boolean,
  filled: boolean,
): string {
  return `${typeText(of, module, received, filled)}${orNull ? " | null" : ""}`;
}

/** An int64 stays the string that it is on the wire: a `bigint` would have to be put into every value that is read. */
export function baseText(base: Scalar["base"]): string {
  if (base === "int64") return "`${bigint}`";
  return base === "int32" || base === "number" ? "number" : "string";
}

export function enumText(declared: Enum, module: ModuleBuilder, received: boolean): string {
  const name = module.type(declared.name, modules.enums);
  const anything = declared.plain || (declared.open && received);
  return anything ? `${module.type("Open", modules.runtime("open"))}<${name}>` : name;
}

export function shapeText(shape: Shape, module: ModuleBuilder, received = false): string {
  if (shape.role !== "inline")
    return module.type(received ? receivedName(shape) : shape.name, modules.types(shape.home));
  const members = shape.fields.map((field) => memberText(field, module, received));
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

/** In answers, an open union may be what this package does not know. Activities have a function of their own for that. */
function unionText(union: Union, module: ModuleBuilder, received: boolean, filled: boolean): string {
  if (filled) return filledText(union, module);
  const from = modules.types(union.home);
  const name = module.type(received ? receivedName(union) : union.name, from);
  return received && union.fallback && isOpen(union) ? `${name} | ${module.type(union.fallback.name, from)}` : name;
}

/** The type that the reader of an answer has. */
export function receivedText(holder: Shape | Union, module: ModuleBuilder): string {
  return "variants" in holder ? unionText(holder, module, true, false) : shapeText(holder, module, true);
}

/** The type that the reader of a request has. */
export function filledText(holder: Shape | Union, module: ModuleBuilder): string {
  if (!holder.filled && "fields" in holder) return shapeText(holder, module);
  return module.type(filledName(holder), modules.types(holder.home));
}

/** `readonly name?: Type` */
export function memberText(field: Field, module: ModuleBuilder, received: boolean): string {
  return `readonly ${propertyKey(field.name)}${field.optional ? "?" : ""}: ${fieldTypeText(field, module, received)}`;
}

export function fieldTypeText(field: Field, module: ModuleBuilder, received: boolean): string {
  const text = typeText(field.type, module, received);
  return `${text}${field.nullable ? " | null" : ""}${field.optional ? " | undefined" : ""}`;
}

/** The same for the reader of a request, who meets null only where it is a value, and no absence where there is a default. */
export function filledFieldText(field: Field, module: ModuleBuilder): string {
  const text = typeText(field.type, module, false, true);
  return `${text}${field.nullable === "value" ? " | null" : ""}${field.default === undefined && field.optional ? " | undefined" : ""}`;
}

function arrayText(element: string): string {
  return /^[\w$.<>"]+$|^`[^|]*`$|^Readonly<Record<[^|]*>>$/.test(element)
    ? `readonly ${element}[]`
    : `readonly (${element})[]`;
}
