// What two OpenAPI documents say differently, by class: their operations, webhooks, parameters, members, types, bounds. It shares no
// code with the importer. Bounds and lists of values of answers are left aside where a contract does not state them.

/** @typedef {Readonly<Record<string, any>>} Schema */
/** @typedef {{ readonly class: string, readonly at: string }} Difference */

/** Differences beyond are not looked for. */
const most = 200_000;
const methods = ["get", "put", "post", "delete", "patch"];

/**
 * @param {Schema} source
 * @param {Schema} emitted
 * @param {string} basePath in front of the paths of `emitted`
 */
export function compareDocuments(source, emitted, basePath) {
  /** @type {Difference[]} */
  const differences = [];
  const walk = new Walk(source, emitted, differences);
  const others = operationsOf(emitted, (path) => (path.startsWith(basePath) ? path.slice(basePath.length) : path));
  const all = operationsOf(source, (path) => (path.split("?")[0] ?? "").replace(/\/+$/, "") || "/");
  let carried = 0;
  for (const [key, { operation, item }] of all) {
    const other = others.get(key);
    if (!other) continue;
    carried++;
    walk.parameters(item, operation, other.operation, key);
    const [body, otherBody] = [jsonOf(source, operation.requestBody), jsonOf(emitted, other.operation.requestBody)];
    if (body && otherBody) walk.schema(body, otherBody, `${key} body`, true);
    else if (body && !["GET", "DELETE"].includes(key.split(" ")[0] ?? "") && !isEmpty(source, body))
      differences.push({ class: "body missing", at: key });
    const [answer, otherAnswer] = [answerOf(source, operation), answerOf(emitted, other.operation)];
    if (answer && otherAnswer) walk.schema(answer, otherAnswer, `${key} answer`, false);
    else if (answer && !isEmpty(source, answer)) differences.push({ class: "answer missing", at: key });
  }
  const told = webhooksOf(emitted);
  const webhooks = webhooksOf(source);
  let carriedWebhooks = 0;
  for (const [key, operation] of webhooks) {
    const other = told.get(key);
    if (!other) continue;
    carriedWebhooks++;
    walk.schema(jsonOf(source, operation.requestBody), jsonOf(emitted, other.requestBody), `webhook ${key}`, false);
  }
  return { operations: all.size + webhooks.size, carried: carried + carriedWebhooks, differences };
}

/** Their names are spelt as those of a contract are. @param {Schema} document */
function webhooksOf(document) {
  /** @type {Map<string, Schema>} */
  const found = new Map();
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const post = resolve(document, item)?.post;
    if (post) found.set(name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase(), post);
  }
  return found;
}

/** @param {Schema} document @param {Schema} schema */
function isEmpty(document, schema) {
  const { properties, additional, variants } = normal(document, schema);
  return properties.size === 0 && !additional && variants.length === 0;
}

/** @param {Schema} document @param {(path: string) => string} pathOf */
function operationsOf(document, pathOf) {
  /** @type {Map<string, { operation: Schema, item: Schema }>} */
  const found = new Map();
  for (const [path, written] of Object.entries(document.paths ?? {})) {
    const item = resolve(document, written);
    for (const method of methods) {
      const key = `${method.toUpperCase()} ${pathOf(path).replaceAll(/\{[^}]*\}/g, "{}")}`;
      if (item?.[method] && !found.has(key)) found.set(key, { operation: item[method], item });
    }
  }
  return found;
}

/** @param {Schema} document @param {any} part @returns {any} */
function resolve(document, part) {
  let at = part;
  for (let count = 0; count < 60 && typeof at?.$ref === "string"; count++) {
    at = at.$ref
      .slice(2)
      .split("/")
      .reduce(
        (/** @type {any} */ value, /** @type {string} */ key) =>
          value?.[decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~")],
        document,
      );
  }
  return at;
}

/** @param {Schema} document @param {any} holder @returns {Schema | undefined} */
function jsonOf(document, holder) {
  const content = Object.entries(resolve(document, holder)?.content ?? {});
  const found =
    content.find(([type]) => /^application\/json\b/i.test(type)) ?? content.find(([type]) => /json|\*\/\*/i.test(type));
  return found?.[1]?.schema;
}

/** @param {Schema} document @param {Schema} operation */
function answerOf(document, operation) {
  const responses = Object.entries(operation.responses ?? {});
  const [, good] =
    responses.find(([status]) => status.startsWith("2")) ?? responses.find(([status]) => status === "default") ?? [];
  return jsonOf(document, good);
}

/**
 * A schema with its references and `allOf` put together.
 *
 * @param {Schema} document
 * @param {any} written
 */
export function normal(document, written) {
  const found = {
    /** @type {Set<string>} */ types: new Set(),
    nullable: false,
    /** @type {any[] | undefined} */ values: undefined,
    /** @type {Map<string, any>} */ properties: new Map(),
    /** @type {Set<string>} */ required: new Set(),
    /** @type {any} */ additional: undefined,
    /** @type {any} */ items: undefined,
    /** @type {any[]} */ variants: [],
    /** @type {Record<string, any>} */ keywords: {},
  };
  const seen = new Set();
  const add = (/** @type {any} */ part) => {
    if (typeof part !== "object" || part === null || seen.has(part) || seen.size > 2000) return;
    seen.add(part);
    if (typeof part.$ref === "string") add(resolve(document, part));
    for (const inner of part.allOf ?? []) add(inner);
    for (const type of [part.type ?? []].flat())
      if (type === "null") found.nullable = true;
      else found.types.add(type);
    if (part.nullable === true) found.nullable = true;
    const values = part.enum ?? ("const" in part ? [part.const] : undefined);
    if (values?.includes(null)) found.nullable = true;
    if (values) found.values = values.filter((/** @type {any} */ value) => value !== null);
    for (const [name, property] of Object.entries(part.properties ?? {}))
      if (!found.properties.has(name)) found.properties.set(name, property);
    for (const name of part.required ?? []) found.required.add(name);
    if (part.additionalProperties !== undefined) found.additional = part.additionalProperties;
    if (part.items !== undefined) found.items = part.items;
    const alternatives = part.oneOf ?? part.anyOf ?? [];
    const others = alternatives.filter((/** @type {any} */ one) => resolve(document, one)?.type !== "null");
    if (others.length < alternatives.length) found.nullable = true;
    if (others.length === 1) add(others[0]);
    else if (others.length > 1 && found.variants.length === 0) found.variants = others;
    found.keywords = { ...part, ...found.keywords };
  };
  add(written);
  if (found.types.size === 0 && found.properties.size > 0) found.types.add("object");
  if (found.types.size === 0 && found.items !== undefined) found.types.add("array");
  if (found.types.size === 0 && found.values?.every((value) => typeof value === "string")) found.types.add("string");
  return found;
}

/** @typedef {ReturnType<typeof normal>} Normal */

const formats = new Set(["date", "date-time", "byte", "uuid", "email", "uri", "int32"]);

class Walk {
  #source;
  #emitted;
  #differences;
  /** @type {WeakMap<object, WeakSet<object>>} */
  #compared = new WeakMap();

  /** @param {Schema} source @param {Schema} emitted @param {Difference[]} differences */
  constructor(source, emitted, differences) {
    this.#source = source;
    this.#emitted = emitted;
    this.#differences = differences;
  }

  /** @param {string} name @param {string} at */
  #differ(name, at) {
    if (this.#differences.length < most) this.#differences.push({ class: name, at });
  }

  /** @param {Schema} item @param {Schema} operation @param {Schema} other @param {string} at */
  parameters(item, operation, other, at) {
    const byName = new Map();
    for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const one = resolve(this.#source, written);
      if (one?.in === "query" || one?.in === "path") byName.set(`${one.in} ${one.name}`, one);
      else if (one && !/^(?:accept|content-type|authorization)$/i.test(one.name))
        this.#differ(`${one.in} parameter missing`, `${at} ${one.name}`);
    }
    const others = new Map((other.parameters ?? []).map((/** @type {any} */ one) => [`${one.in} ${one.name}`, one]));
    for (const [key, one] of byName) {
      const match = others.get(key);
      others.delete(key);
      if (!match) {
        if (one.in !== "path" || at.includes("{}")) this.#differ("query parameter missing", `${at} ${key}`);
        continue;
      }
      if (Boolean(one.required) !== Boolean(match.required)) this.#differ("required", `${at} ${key}`);
      this.schema(one.schema, match.schema, `${at} ${key}`, true);
    }
    for (const key of others.keys()) this.#differ("parameter added", `${at} ${key}`);
  }

  /** @param {any} written @param {any} other @param {string} at @param {boolean} isSent */
  schema(written, other, at, isSent) {
    const [keyA, keyB] = [resolve(this.#source, written), resolve(this.#emitted, other)];
    if (typeof keyA === "object" && keyA !== null && typeof keyB === "object" && keyB !== null) {
      const seen = this.#compared.get(keyA) ?? new WeakSet();
      if (seen.has(keyB)) return;
      this.#compared.set(keyA, seen.add(keyB));
    }
    const [a, b] = [normal(this.#source, written), normal(this.#emitted, other)];
    if (a.nullable !== b.nullable && !isAny(b)) this.#differ("null", at);
    if (isAny(b)) {
      if (!isAny(a)) this.#differ(a.variants.length > 0 ? "alternatives: any JSON" : "type: any JSON", at);
      return;
    }
    if (isAny(a)) return this.#differ("type", at);
    if (a.variants.length > 0 && a.properties.size === 0) return this.#variants(a, b, at, isSent);
    if (a.variants.length > 0) this.#differ("alternatives beside members", at);
    if (b.variants.length > 0) return this.#differ("alternatives", at);
    this.#types(a, b, at, isSent);
    if (a.types.has("object") && b.types.has("object")) this.#members(a, b, at, isSent);
    if (a.types.has("array") && b.types.has("array")) this.schema(a.items ?? {}, b.items ?? {}, `${at}[]`, isSent);
  }

  /** @param {Normal} a @param {Normal} b @param {string} at @param {boolean} isSent */
  #variants(a, b, at, isSent) {
    if (b.variants.length !== a.variants.length) return this.#differ("alternatives: one wider type", at);
    for (const [index, one] of a.variants.entries()) this.schema(one, b.variants[index], `${at}|${index}`, isSent);
  }

  /** @param {Normal} a @param {Normal} b @param {string} at @param {boolean} isSent */
  #types(a, b, at, isSent) {
    const [one, other] = [[...a.types].sort().join(), [...b.types].sort().join()];
    if (one === "integer" && other === "number") this.#differ("integer: number", at);
    else if (one !== other && !(one === "integer,number" && other === "number")) this.#differ("type", at);
    const [values, others] = [a.values?.map(String).sort().join("\n"), b.values?.map(String).sort().join("\n")];
    if (values !== others)
      this.#differ(values !== undefined && b.keywords.pattern !== undefined ? "enum: pattern" : "enum", at);
    const [format, otherFormat] = [a.keywords.format, b.keywords.format];
    if (formats.has(format) && format !== otherFormat && other !== "number") this.#differ("format", at);
    if (!isSent) return;
    for (const [name, keys, least] of /** @type {const} */ ([
      ["bound", ["minLength", "minItems", "minProperties"], 0],
      ["bound", ["maxLength", "maxItems", "maxProperties"], Infinity],
    ])) {
      for (const key of keys) {
        const [bound, otherBound] = [a.keywords[key] ?? least, b.keywords[key] ?? least];
        // Beyond that, no body is long enough.
        const isSame = bound === otherBound || (bound >= 524_288 && otherBound >= 524_288);
        if (!isSame && !(key.endsWith("Properties") && a.properties.size > 0)) this.#differ(name, `${at} ${key}`);
        else if (!isSame) this.#differ("bound of a record's members", `${at} ${key}`);
      }
    }
    if ((a.keywords.pattern ?? "") !== (b.keywords.pattern ?? "") && values === undefined) this.#differ("pattern", at);
    const ranges = [range(a), range(b)];
    if (ranges[0] !== ranges[1]) this.#differ("bound", `${at} ${ranges.join(" ")}`);
  }

  /** @param {Normal} a @param {Normal} b @param {string} at @param {boolean} isSent */
  #members(a, b, at, isSent) {
    for (const [name, property] of a.properties) {
      if (!b.properties.has(name)) {
        this.#differ("member missing", `${at}/${name}`);
        continue;
      }
      if (a.required.has(name) !== b.required.has(name)) this.#differ("required", `${at}/${name}`);
      this.schema(property, b.properties.get(name), `${at}/${name}`, isSent);
    }
    for (const name of b.properties.keys()) if (!a.properties.has(name)) this.#differ("member added", `${at}/${name}`);
    const [closed, otherClosed] = [a.additional === false, b.additional === false];
    if (isSent && closed !== otherClosed) this.#differ("unlisted members", at);
    if (typeof a.additional === "object" && Object.keys(a.additional).length > 0)
      this.schema(a.additional, b.additional ?? {}, `${at}{}`, isSent);
  }
}

/** @param {Normal} one */
function isAny({ types, properties, variants, values, additional }) {
  return (
    types.size === 0 &&
    properties.size === 0 &&
    variants.length === 0 &&
    values === undefined &&
    additional === undefined
  );
}

/** The numbers that are allowed, as in 3.0 and 3.1. @param {Normal} one */
function range({ keywords, types, values }) {
  if (values !== undefined || !(types.has("integer") || types.has("number"))) return "";
  const whole = types.has("integer");
  const side = (/** @type {string} */ inclusive, /** @type {string} */ exclusive, /** @type {number} */ step) => {
    const [bound, beyond] = [keywords[inclusive], keywords[exclusive]];
    if (beyond === true) return whole ? bound + step : `beyond ${bound}`;
    if (typeof beyond === "number" && (bound === undefined || step * beyond >= step * bound))
      return whole ? beyond + step : `beyond ${beyond}`;
    return bound;
  };
  const low = side("minimum", "exclusiveMinimum", 1) ?? -Infinity;
  const high = side("maximum", "exclusiveMaximum", -1) ?? Infinity;
  const isSmall = keywords.format === "int32";
  const isLeast = low <= -2147483648 && (isSmall || low === -2147483648);
  return `${isLeast ? -Infinity : low}..${whole && high === 2147483647 ? Infinity : high}`;
}
