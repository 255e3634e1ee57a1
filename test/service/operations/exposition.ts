// Reads Prometheus' text format, strictly (https://prometheus.io/docs/instrumenting/exposition_formats/).

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A metric: what stands behind one TYPE. */
export interface Family {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly samples: Sample[];
}

const types = new Set(["counter", "gauge", "histogram", "summary", "untyped"]);

/** @throws Error for a line that is none of the format's, or that does not belong to the metric above it */
export function readExposition(text: string): ReadonlyMap<string, Family> {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const families = new Map<string, Family>();
  let help: readonly [name: string, text: string] | undefined;
  let family: Family | undefined;
  for (const line of text.slice(0, -1).split("\n")) {
    if (line === "") continue;
    const [, helped, about] = /^# HELP (\w+) (.*)$/.exec(line) ?? [];
    const [, typed, type = ""] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
    if (helped !== undefined) help = [helped, about ?? ""];
    else if (typed !== undefined) {
      if (help?.[0] !== typed || !types.has(type) || families.has(typed)) throw new Error(`misplaced: ${line}`);
      families.set(typed, (family = { name: typed, type, help: help[1], samples: [] }));
    } else {
      const sample = readSample(line);
      const base = family?.type === "histogram" ? sample.name.replace(/_(?:bucket|sum|count)$/, "") : sample.name;
      if (!family || base !== family.name) throw new Error(`not of ${family?.name}: ${line}`);
      family.samples.push(sample);
    }
  }
  return families;
}

function readSample(line: string): Sample {
  const [, name, labels = "", value = ""] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`no sample: ${line}`);
  const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/g)];
  if (pairs.map(([pair]) => pair).join("") !== labels) throw new Error(`no labels: ${line}`);
  const number = value === "+Inf" ? Infinity : Number(value);
  if (Number.isNaN(number) && value !== "NaN" && value !== "Nan") throw new Error(`no value: ${line}`);
  return { name, labels: Object.fromEntries(pairs.map(([, label = "", text = ""]) => [label, text])), value: number };
}
