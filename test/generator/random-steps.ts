// Random changes of a record, of which an upgrade can be derived unless they say otherwise.

import fc from "fast-check";
import type { Json } from "../../generator/src/model/model.js";
import { arrayOf, fieldName, fieldList, written } from "./random-fields.js";
import type { MadeField, MadeType, Yaml } from "./random-fields.js";

export interface Step {
  /** `add`, `drop` and so on, without `from`. */
  readonly yaml: Yaml;
  /** What the record holds afterwards. */
  readonly fields: MadeField[];
  readonly derived: boolean;
}

/** What happens to one field of the older record. */
const fates = ["keep", "keep", "drop", "rename", "retype", "loosen", "wrap"] as const;

export function steps(older: readonly MadeField[], types: readonly MadeType[]): fc.Arbitrary<Step> {
  const choice = fc.record({ fate: fc.constantFrom(...fates), name: fieldName, pick: fc.nat(9) });
  return fc
    .tuple(fc.tuple(...older.map(() => choice)), fieldList(types, { min: 0, max: 3 }), fc.nat(9))
    .map(([choices, added, ending]) => {
      const step = new Changes(older);
      for (const [index, field] of older.entries()) {
        const { fate, name, pick } = choices[index] ?? { fate: "keep", name: "", pick: 0 };
        step.change(field, fate, name, pick);
      }
      for (const field of added) step.add(field);
      return step.done(
        ending === 0 ? { custom: "Somebody knows." } : ending === 1 ? { none: "Nobody knows." } : undefined,
      );
    });
}

class Changes {
  private readonly fields: MadeField[] = [];
  private readonly yaml: Record<"add" | "rename" | "retype" | "wrap", Record<string, Json>> = {
    add: {},
    rename: {},
    retype: {},
    wrap: {},
  };
  private readonly drop: string[] = [];
  private readonly taken: Set<string>;

  constructor(older: readonly MadeField[]) {
    this.taken = new Set(older.map(({ name }) => name));
  }

  change(field: MadeField, fate: (typeof fates)[number], name: string, pick: number): void {
    const { of, optional } = field;
    const wider = of.wider[pick % Math.max(1, of.wider.length)];
    if (fate === "drop") {
      this.drop.push(field.name);
    } else if (fate === "rename" && this.take(name)) {
      this.yaml.rename[field.name] = name;
      this.fields.push({ ...field, name });
    } else if (fate === "retype" && wider) {
      this.retype({ ...field, of: wider, unique: false, defaulted: false });
    } else if (fate === "loosen") {
      this.retype({ ...field, optional: true });
    } else if (fate === "wrap" && of.example !== undefined && this.take(name)) {
      const mayLack = optional || field.nullable === true;
      const value = mayLack ? { $from: field.name, default: of.example } : [`$${field.name}`];
      const built = { name, optional: false, of: mayLack ? of : arrayOf(of) };
      this.yaml.wrap[name] = written(built, { value });
      this.fields.push(built);
    } else {
      this.fields.push(field);
    }
  }

  private retype(field: MadeField): void {
    this.yaml.retype[field.name + (field.optional ? "?" : "")] = written(field);
    this.fields.push(field);
  }

  add(field: MadeField): void {
    if (!this.take(field.name)) return;
    this.yaml.add[field.name + (field.optional ? "?" : "")] = written(
      field,
      field.optional ? {} : { default: field.of.example ?? null },
    );
    this.fields.push(field);
  }

  private take(name: string): boolean {
    return !this.taken.has(name) && this.taken.add(name).has(name);
  }

  done(upgrade: Yaml | undefined): Step {
    const changes = Object.entries(this.yaml).filter(([, entries]) => Object.keys(entries).length > 0);
    const yaml = {
      ...Object.fromEntries(changes),
      ...(this.drop.length > 0 && { drop: this.drop }),
      ...(upgrade && { upgrade }),
    };
    return { yaml, fields: this.fields, derived: upgrade === undefined };
  }
}
