// Types of a model as the descriptors of the runtime, so that its own validators can be asked about values.

import { isFormatted } from "../../../generator/src/model/formats.js";
import type { Bounds, Scalar, Shape, Type, Union } from "../../../generator/src/model/model.js";
import { formatFaults } from "../../../templates/runtime/validate-formats.js";
import { repeats } from "../../../templates/runtime/validate-check.js";
import { mapFaults } from "../../../templates/runtime/validate-map.js";
import { numberFaults } from "../../../templates/runtime/validate-number.js";
import type {
  Descriptor,
  DescriptorRef,
  ObjectDescriptor,
  UnionDescriptor,
} from "../../../templates/runtime/validate-descriptor.js";

/** Records are described once: whatever is derived from a descriptor is kept with it. */
const known = new WeakMap<Shape | Union, ObjectDescriptor | UnionDescriptor>();

export class Descriptors {
  of(type: Type): DescriptorRef {
    switch (type.kind) {
      case "scalar":
        return this.#plain(type.scalar.base, type.bounds);
      case "boolean":
      case "json":
        return { kind: type.kind };
      case "literal":
        return { kind: "enum", name: type.of?.name ?? String(type.value), values: [type.value], open: false };
      case "enum": {
        const { name, values, open, plain } = type.enum;
        return { kind: "enum", name, values: values.map(({ value }) => value), open: open || plain };
      }
      case "array":
        return {
          kind: "array",
          of: this.of(type.of),
          minItems: type.minItems,
          maxItems: type.maxItems,
          ...(type.unique && { repeats }),
          ...(type.orNull && { orNull: true }),
        };
      case "shape":
        return () => this.#record(type.shape);
      case "union":
        return () => this.#union(type.union);
      case "map": {
        const { of, keys, minEntries, maxEntries } = type;
        return {
          kind: "map",
          of: this.of(of),
          keys: { kind: "string", ...this.#bounds(keys) },
          minEntries,
          faults: mapFaults,
          maxEntries,
          ...(type.orNull && { orNull: true }),
        };
      }
      default:
        return this.#plain(type.kind, type.bounds);
    }
  }

  #plain(base: Scalar["base"], bounds: Bounds): Descriptor {
    if (base === "number") return { kind: base, ...this.#bounds(bounds), faults: numberFaults } as Descriptor;
    if (!isFormatted(base)) return { kind: base, ...this.#bounds(bounds) } as Descriptor;
    const { int64Minimum: minimum, int64Maximum: maximum, encoding = "base64", minLength, maxLength } = bounds;
    const form = base === "bytes" ? encoding : base;
    const lengths = { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
    return {
      kind: "formatted",
      form,
      ...lengths,
      ...(minimum && { minimum }),
      ...(maximum && { maximum }),
      faults: formatFaults,
    };
  }

  #bounds({ pattern, ...others }: Bounds) {
    return pattern === undefined ? others : { ...others, pattern: new RegExp(pattern, "u") };
  }

  #record(shape: Shape): ObjectDescriptor {
    const made = known.get(shape);
    if (made?.kind === "object") return made;
    const members = shape.fields.map(({ name, type, optional, nullable }) => {
      const of = { name, type: this.of(type), ...(nullable === "value" && { nullable: true }) };
      return optional ? ({ ...of, optional } as const) : of;
    });
    const described: ObjectDescriptor = {
      kind: "object",
      extra: shape.extra,
      members: members as ObjectDescriptor["members"],
    };
    known.set(shape, described);
    return described;
  }

  #union(union: Union): UnionDescriptor {
    const made = known.get(union);
    if (made?.kind === "union") return made;
    const { fallback } = union;
    const described: UnionDescriptor = {
      kind: "union",
      tag: union.tag,
      variants: union.variants.map(({ value, shape }) => ({ value, type: () => this.#record(shape) })),
      ...(fallback && { fallback: () => this.#record(fallback) }),
    };
    known.set(union, described);
    return described;
  }
}
