// Blocks of a page as HTML.

import { html } from "./html.js";
import type { Html } from "./html.js";
import type { Block, FieldView, Words } from "./page.js";

/** A page's path, with or without an anchor, as an address that works on the page at hand. */
export type Address = (to: string) => string;

export function blockHtml(block: Block, address: Address): Html {
  switch (block.kind) {
    case "text":
      return html`<p>${wordsHtml(block.words, address)}</p>`;
    case "note":
      return html`<div class="note" role="note">
        <strong>${block.title}</strong> ${wordsHtml(block.words, address)}
      </div>`;
    case "heading":
      return html`<h3>${block.title}</h3>`;
    case "code":
      return html`<figure class="code">
        <figcaption>${block.label}</figcaption>
        <pre><code>${block.text}</code></pre>
      </figure>`;
    case "list":
      return html`<ul>
        ${block.items.map((words) => html`<li>${wordsHtml(words, address)}</li>`)}
      </ul>`;
    case "facts":
      return html`<dl>
        ${block.facts.map(
          ({ term, to, words }) =>
            html`<div>
              <dt>${to === undefined ? html`${term}` : html`<a href="${address(to)}">${term}</a>`}</dt>
              <dd>${wordsHtml(words, address)}</dd>
            </div>`,
        )}
      </dl>`;
    case "fields":
      return fieldsHtml(block.fields, address);
    case "table":
      return tableHtml(block, address);
  }
}

function tableHtml({ label, head, rows }: Extract<Block, { kind: "table" }>, address: Address): Html {
  const heads = head.map((said) => (said === "" ? html`<td></td>` : html`<th scope="col">${said}</th>`));
  const body = rows.map(({ id, cells }) => {
    const [first = [], ...others] = cells;
    const attribute = id === undefined ? html`` : html`id="${id}"`;
    const rest = others.map((words) => html`<td>${wordsHtml(words, address)}</td>`);
    return html`<tr ${attribute}>
      <th scope="row">${wordsHtml(first, address)}</th>
      ${rest}
    </tr>`;
  });
  // It can be wider than the page, and whoever has no pointer has to be able to scroll it too.
  return html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

function fieldsHtml(fields: readonly FieldView[], address: Address): Html {
  return html`<ul class="fields">
    ${fields.map((field) => fieldHtml(field, address))}
  </ul>`;
}

function fieldHtml(field: FieldView, address: Address): Html {
  const { name, type, required, marks, doc, deprecated, values, children } = field;
  const tags = [
    html`<code class="name">${name}</code> <span class="type">${wordsHtml(type, address)}</span>`,
    required ? html` <span class="required">required</span>` : html` <span class="optional">optional</span>`,
    ...(deprecated === undefined ? [] : [html` <span class="old">deprecated</span>`]),
  ];
  return html`<li>
    <div class="head">${tags}</div>
    ${[
      ...(doc.length === 0 ? [] : [html`<p>${wordsHtml(doc, address)}</p>`]),
      ...(deprecated === undefined ? [] : [html`<p>${wordsHtml(deprecated, address)}</p>`]),
      ...(marks.length === 0 ? [] : [html`<p class="marks">${marks.map((mark) => html`<span>${mark}</span>`)}</p>`]),
      ...(values.length === 0 ? [] : [html`<p class="values">One of ${wordsHtml(values, address)}</p>`]),
      ...(children === undefined
        ? []
        : [
            html`<details>
              <summary>${childrenTitle(children)}</summary>
              ${fieldsHtml(children.fields, address)}
            </details>`,
          ]),
    ]}
  </li>`;
}

function childrenTitle({ name, fields }: NonNullable<FieldView["children"]>): string {
  const members = `${fields.length} ${fields.length === 1 ? "member" : "members"}`;
  return name === "" ? members : `${members} of ${name}`;
}

export function wordsHtml(words: Words, address: Address): readonly Html[] {
  return words.map(({ text, code, to }) => {
    const said = code ? html`<code>${text}</code>` : html`${text}`;
    return to === undefined ? said : html`<a href="${address(to)}">${said}</a>`;
  });
}
