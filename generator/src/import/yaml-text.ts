// Writes YAML as prettier would: block style, short flat maps on one line, strings in quotes where they need them, and
// texts of several lines as they are.

/** Values of YAML; members stand in their order. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | YamlMap;

export interface YamlMap {
  readonly [key: string]: Yaml | undefined;
}

/** prettier's `printWidth` in this language's files. */
const width = 80;

/** @param kind of file: the schema that editors check it by */
export function yamlFile(kind: string, content: YamlMap): string {
  const schema = `node_modules/@countersign/generator/language/${kind}.schema.json`;
  const up = ["family", "operation", "query", "shapes"].includes(kind) ? "../.." : "..";
  return `# yaml-language-server: $schema=${up}/${schema}\n\n${lines(content, "").join("\n")}\n`;
}

function lines(content: YamlMap, indent: string): readonly string[] {
  return entries(content).flatMap(([key, value]) => {
    const head = `${indent}${scalar(key)}:`;
    return block(head, value, indent);
  });
}

function entries(content: YamlMap): readonly (readonly [string, Yaml])[] {
  return Object.entries(content).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}

function block(head: string, value: Yaml, indent: string): readonly string[] {
  const inner = `${indent}  `;
  if (typeof value !== "object" || value === null) {
    const text = typeof value === "string" ? literal(value, inner) : undefined;
    return text ? [`${head} |-`, ...text] : [`${head} ${scalar(value)}`];
  }
  const short = isOnlyFields(value) ? undefined : flow(value);
  if (short !== undefined && head.length + 1 + short.length <= width) return [`${head} ${short}`];
  if (!isList(value)) return [head, ...lines(value, inner)];
  return [head, ...value.flatMap((item) => listItem(item, inner))];
}

/** A record that says nothing but its fields: braces around braces are hard to read. */
function isOnlyFields(value: object): boolean {
  const [[key, fields] = ["", {}], ...others] = Object.entries(value) as [string, Yaml][];
  return key === "fields" && others.length === 0 && Object.keys(fields as object).length > 0;
}

function listItem(item: Yaml, indent: string): readonly string[] {
  const short = typeof item === "object" && item !== null ? flow(item) : scalar(item);
  if (short !== undefined && (typeof item !== "object" || item === null || indent.length + 2 + short.length <= width)) {
    return [`${indent}- ${short}`];
  }
  const nested = isList(item as Yaml)
    ? (item as readonly Yaml[]).flatMap((one) => listItem(one, `${indent}  `))
    : lines(item as YamlMap, `${indent}  `);
  const [first = "", ...others] = nested;
  return [`${indent}- ${first.slice(indent.length + 2)}`, ...others];
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value);
}

/** The value on one line, where prettier leaves it there: what a person would write so. */
function flow(value: Yaml): string | undefined {
  if (typeof value !== "object" || value === null) {
    return typeof value === "string" && value.includes("\n") ? undefined : scalar(value, true);
  }
  const parts = isList(value)
    ? value.map((item) => flow(item))
    : entries(value).map(([key, item]) => {
        const written = flow(item);
        return written === undefined ? undefined : `${scalar(key, true)}: ${written}`;
      });
  if (parts.includes(undefined)) return undefined;
  const text = parts.join(", ");
  if (parts.length === 0) return isList(value) ? "[]" : "{}";
  return text.length > width ? undefined : isList(value) ? `[${text}]` : `{ ${text} }`;
}

const plain = /^[A-Za-z_$/][\w$./@?-]*(?: [\w$./@'()-]+)*[.]?$/;
/** YAML reads these as something else, in one version of it or another. */
const meant = /^(?:true|false|null|yes|no|on|off|y|n|~)$/i;

function scalar(value: string | number | boolean | null, inFlow = false): string {
  if (typeof value !== "string") return Object.is(value, -0) ? "0" : String(value);
  const isPlain = plain.test(value) && !meant.test(value) && value.length <= 400;
  return isPlain && !(inFlow && /[,[\]{}]/.test(value)) ? value : quoted(value);
}

/** JSON's strings are YAML's, but for halves of surrogate pairs, which no file can hold. */
function quoted(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, "\uFFFD");
  const json = JSON.stringify(whole).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  // prettier wants single quotes where nothing but double ones would need an escape.
  const isSimple = whole.includes('"') && json === `"${whole.replaceAll('"', '\\"')}"`;
  return isSimple ? `'${whole.replaceAll("'", "''")}'` : json;
}

/** A text of several lines as a literal block; undefined where it has a form that blocks do not keep. */
function literal(text: string, indent: string): readonly string[] | undefined {
  if (!text.includes("\n")) return undefined;
  const parts = text.split("\n");
  // eslint-disable-next-line no-control-regex
  const isKept = !/^\s|\s$|[ \t]\n|[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\p{Cs}]/u.test(text);
  return isKept ? parts.map((part) => (part === "" ? "" : indent + part)) : undefined;
}
