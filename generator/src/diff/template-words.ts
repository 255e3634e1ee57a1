// Templates of upgrades for findings, as a contract writes them, with the steps that convert what they take over.

import type { Conversion, Template, TemplateMember } from "../model/model.js";

export function templateWords(template: Template): string {
  switch (template.kind) {
    case "value":
      return JSON.stringify(template.value);
    case "array":
      return `[${template.items.map(templateWords).join(", ")}]`;
    case "object":
      return template.members.length === 0 ? "{}" : `{ ${template.members.map(memberWords).join(", ")} }`;
    case "path": {
      const { path, orElse, convert } = template;
      const name = path.join(".");
      const source = orElse ? `{ $from: ${name}, default: ${JSON.stringify(orElse.value)} }` : `$${name}`;
      return source + conversionWords(convert);
    }
  }
}

function memberWords({ name, value, orElse }: TemplateMember): string {
  return `${name}: ${templateWords(value)}${orElse ? ` or ${JSON.stringify(orElse.value)}` : ""}`;
}

/** Steps refer to whole records; their names say enough. */
function conversionWords(conversion: Conversion): string {
  switch (conversion.kind) {
    case "same":
    case "json":
      return "";
    case "steps":
      return conversion.steps.map(({ to }) => ` to ${to.name}`).join("");
    case "each":
    case "values":
      return conversionWords(conversion.of);
  }
}
