// Names with their values, below each other.

import type { ComponentChildren } from "preact";

export type Fact = readonly [name: ComponentChildren, value: ComponentChildren];

export function Facts({ of }: { readonly of: readonly (Fact | undefined | false)[] }) {
  return (
    <dl class="facts">
      {of.map((fact, index) =>
        fact ? (
          <div key={index}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A part of a page with a heading. */
export function Section({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {about !== undefined && <p class="soft">{about}</p>}
      {children}
    </section>
  );
}
