// Walks through lists a page at a time.

/** Reads one page. */
export type ListPage = (page: {
  readonly limit: string;
  readonly after?: string;
  readonly before?: string;
}) => Promise<string[]>;

/** All items from the first page on, each page after the last item of the one before it. */
export async function itemsForwards(list: ListPage, limit: number): Promise<string[]> {
  const items: string[] = [];
  for (;;) {
    const after = items.at(-1);
    const page = await list({ limit: String(limit), ...(after !== undefined && { after }) });
    items.push(...page);
    if (page.length < limit) return items;
  }
}

/** All items before one, read from there to the front of the list. */
export async function itemsBackwards(list: ListPage, limit: number, last: string): Promise<string[]> {
  const items: string[] = [];
  for (;;) {
    const page = await list({ limit: String(limit), before: items[0] ?? last });
    items.unshift(...page);
    if (page.length < limit) return items;
  }
}
