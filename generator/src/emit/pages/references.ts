// The pages of what operations have in common: records, enums, scalars, errors, webhooks, authentication.

import type { Enum, ErrorCode, Model, Scalar, SecurityScheme, Shape, Union, Webhook } from "../../model/model.js";
import { isRaisedFor } from "../../model/codes.js";
import { detailedErrors } from "../../model/error-form.js";
import { plainOperations } from "../../model/operations.js";
import { deprecation, openUnion } from "../prose.js";
import { fieldsBlock } from "./fields.js";
import { pagePaths } from "./links.js";
import type { Links } from "./links.js";
import { deprecationNote } from "./notes.js";
import { definedAt } from "./operations.js";
import { code, sortedBy, text } from "./page.js";
import type { Block, Fact, Page, Row, Section, Words } from "./page.js";
import { boundWords, typeWords } from "./types.js";
import { signatureFacts } from "./webhooks.js";

/** Those pages that have something to say. */
export function referencePages(model: Model, links: Links): readonly Page[] {
  const pages = [
    authentication(model, links),
    shapes(model, links),
    enums(model, links),
    scalars(model, links),
    errors(model, links),
    webhooks(model, links),
  ];
  return pages.filter(({ sections }) => sections.length > 0);
}

function reference(path: string, title: string, summary: string, sections: readonly Section[]): Page {
  const intro: readonly Block[] = [{ kind: "text", words: [text(summary)] }];
  return { path, title, kind: "Reference", summary, intro, sections, samples: [], keywords: [] };
}

function said(doc: string, links: Links): Block {
  return { kind: "text", words: links.prose(doc) };
}

function authentication({ contract }: Model, links: Links): Page {
  const about = "How a request proves who sends it. One of these accompanies it, unless its operation says otherwise.";
  const sections = contract.security.map((scheme) => schemeSection(scheme, contract.package, links));
  return reference(pagePaths.authentication, "Authentication", about, sections);
}

function schemeSection(scheme: SecurityScheme, packageName: string, links: Links): Section {
  const { name, header, doc, content, only, stampers, position } = scheme;
  const facts: readonly Fact[] = [
    { term: "header", words: [code(header)] },
    ...(content ? [{ term: "holds", words: [code(content.name, links.shape(content))] }] : []),
    ...(only === undefined ? [] : [{ term: "only for", words: [text(only)] }]),
    ...(stampers.length === 0
      ? []
      : [{ term: `in ${packageName}`, words: [text(stampers.map((stamper) => stamper.name).join(", "))] }]),
    definedAt(position),
  ];
  return { id: name, title: name, blocks: [said(doc, links), { kind: "facts", facts }] };
}

function shapes(model: Model, links: Links): Page {
  const { activity } = model;
  const shared = activity && [
    { ...activity.record, name: activity.union.name, doc: activity.union.doc },
    activity.intent,
    activity.result,
  ];
  const all = [...model.shapes, ...model.unions, ...(shared ?? [])];
  const sections = sortedBy(({ name }) => name, all).map((one) =>
    "variants" in one ? unionSection(one, links) : shapeSection(one, links),
  );
  return reference(pagePaths.shapes, "Shapes", "Records that requests and answers are made of.", sections);
}

function shapeSection(shape: Shape, links: Links): Section {
  const { name, doc, usage, extra, fields, position } = shape;
  return {
    id: name,
    title: name,
    blocks: [
      ...deprecationNote(shape.deprecated, links),
      said(doc, links),
      ...(extra ? [said("Members that are not listed are allowed.", links)] : []),
      { kind: "facts", facts: [definedAt(position)] },
      ...(fields.length === 0 ? [] : [fieldsBlock(fields, links, { depth: 0, sent: usage.request })]),
    ],
  };
}

function unionSection({ name, doc, tag, variants, fallback, position }: Union, links: Links): Section {
  const rows = variants.map(({ value, shape }): Row => {
    return { cells: [[code(value)], [code(shape.name, links.shape(shape))], links.prose(shape.doc)] };
  });
  return {
    id: name,
    title: name,
    blocks: [
      said([doc, ...(fallback ? [openUnion] : [])].join(" "), links),
      { kind: "facts", facts: [definedAt(position)] },
      { kind: "table", label: `Variants of ${name}`, head: [tag, "record", "meaning"], rows },
    ],
  };
}

function enums(model: Model, links: Links): Page {
  const sections = sortedBy(({ name }) => name, model.enums).map((declared) => enumSection(declared, model, links));
  return reference(pagePaths.enums, "Enums", "Lists of the values that a member can have.", sections);
}

function enumSection(declared: Enum, model: Model, links: Links): Section {
  const { name, doc, open, values, position } = declared;
  const operations = new Map(
    model.families.flatMap((family) => family.versions.map(({ type }) => [type, links.operation(family)] as const)),
  );
  const rows = values.map((value): Row => {
    const place = declared === model.activity?.types ? operations.get(value.value) : undefined;
    const about = [value.doc, deprecation(value.deprecated)].filter(Boolean).join(" ");
    return { cells: [[code(value.value, place)], links.prose(about)] };
  });
  return {
    id: name,
    title: name,
    blocks: [
      said([doc, ...(open ? ["Servers may add values."] : [])].join(" "), links),
      { kind: "facts", facts: [definedAt(position)] },
      { kind: "table", label: `Values of ${name}`, head: ["value", "meaning"], rows },
    ],
  };
}

function scalars({ scalars: all }: Model, links: Links): Page {
  const sections = sortedBy(({ name }) => name, all).map((scalar) => scalarSection(scalar, links));
  return reference(pagePaths.scalars, "Scalars", "Strings and numbers with a meaning of their own.", sections);
}

function scalarSection({ name, doc, base, format, bounds, example, position }: Scalar, links: Links): Section {
  const facts: readonly Fact[] = [
    { term: "type", words: [text([base, ...(format === undefined ? [] : [format])].join(", "))] },
    ...boundWords(bounds, base === "bytes" ? "byte" : "character").map((bound) => ({
      term: "bound",
      words: [text(bound)],
    })),
    { term: "example", words: [code(String(example))] },
    definedAt(position),
  ];
  return { id: name, title: name, blocks: [said(doc, links), { kind: "facts", facts }] };
}

function errors(model: Model, links: Links): Page {
  const { body, codes, media } = model.errors;
  const isDetailed = detailedErrors(model.errors).length > 0;
  const rows = codes.map((error) => ({
    id: error.name,
    cells: [
      [code(error.name)],
      [text(String(error.code))],
      [text(String(error.status))],
      links.prose(error.doc),
      ...(isDetailed ? [error.details ? [code(error.details.name, links.shape(error.details))] : []] : []),
      failingOperations(error, model, links),
    ],
  }));
  const head = ["error", "code", "HTTP status", "meaning", ...(isDetailed ? ["says besides"] : []), "operations"];
  const sections: readonly Section[] = [
    {
      id: "codes",
      title: "Codes",
      blocks: [{ kind: "table", label: "Error codes", head, rows }],
    },
    {
      id: "body",
      title: "Body",
      blocks: [
        said(body.doc, links),
        ...(media === "application/json" ? [] : [said(`Sent as \`${media}\` (RFC 9457).`, links)]),
        fieldsBlock(body.fields, links, { depth: 1, sent: false }),
      ],
    },
  ];
  return reference(
    pagePaths.errors,
    "Errors",
    "Every answer that is not 200 says by its code what went wrong.",
    sections,
  );
}

/** The operations that list the error; any where none does, or where the generated server itself raises it. */
function failingOperations(error: ErrorCode, model: Model, links: Links): Words {
  const { name } = error;
  if (isRaisedFor("invalid", error, model.errors) || isRaisedFor("internal", error, model.errors)) return [text("any")];
  const listing = [...model.families, ...plainOperations(model)].filter(({ terms }) =>
    terms.errors?.some((listed) => listed.name === name),
  );
  if (listing.length === 0) return [text("any")];
  return listing.flatMap((operation, index) => [
    ...(index > 0 ? [text(", ")] : []),
    code(operation.name, links.operation(operation)),
  ]);
}

function webhooks({ webhooks: all }: Model, links: Links): Page {
  const sections = all.map((webhook) => webhookSection(webhook, links));
  return reference(pagePaths.webhooks, "Webhooks", "Requests that the server sends by itself.", sections);
}

function webhookSection({ name, doc, payload, headers, signature, position }: Webhook, links: Links): Section {
  return {
    id: name,
    title: name,
    blocks: [
      said(doc, links),
      {
        kind: "facts",
        facts: [{ term: "body", words: typeWords(payload, links) }, ...signatureFacts(signature), definedAt(position)],
      },
      { kind: "heading", title: "Headers" },
      fieldsBlock(headers, links, { depth: 0, sent: false }),
    ],
  };
}
