// The other opinion: ajv on the JSON Schemas that the compiler exports.

import { Ajv2020 } from "ajv/dist/2020.js";
import type { ErrorObject } from "ajv/dist/2020.js";
import { schemaDocument } from "../../generator/src/emit/schemas.js";
import type { Model } from "../../generator/src/model/model.js";

type Direction = "request" | "response";

export class Ajv {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: true, validateSchema: false });
  private readonly id: string;

  constructor(model: Model, direction: Direction) {
    const document = schemaDocument(model, direction);
    this.id = String(document["$id"]);
    this.ajv.addSchema(document);
  }

  /** JSON pointers of everything that is wrong, each once, in alphabetical order. */
  paths(type: string, value: unknown): readonly string[] {
    const validate = this.ajv.getSchema(`${this.id}#/$defs/${type}`);
    if (!validate) throw new Error(`no schema of ${type}`);
    if (validate(value) === true) return [];
    const paths = (validate.errors ?? []).flatMap((error) => pathOf(error) ?? []);
    return [...new Set(paths)].sort();
  }
}

/** Where our validators would put an error; undefined where it only says that another one matters. */
function pathOf({ keyword, instancePath, schemaPath, params, propertyName }: ErrorObject): string | undefined {
  if (propertyName !== undefined) return below(instancePath, propertyName);
  switch (keyword) {
    case "required":
      return below(instancePath, params["missingProperty"]);
    case "additionalProperties":
      return below(instancePath, params["additionalProperty"]);
    case "if":
    case "anyOf":
    case "propertyNames":
      return undefined;
    case "type":
      // The other branch of "this, or null".
      return schemaPath.endsWith("/anyOf/1/type") ? undefined : instancePath;
    default:
      return instancePath;
  }
}

function below(path: string, name: unknown): string {
  return `${path}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
