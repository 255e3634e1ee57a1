// Reads a list to its end, page by page.

/**
 * Answers page after page, each read once the one before is done with.
 *
 * @param read asks for the page that begins there; for the first one where it is undefined
 * @param next where the page after this one begins
 * @throws whatever `read` throws; Error where a page leads to itself, because the reading would never end
 */
export async function* pages<Page, Cursor extends string>(
  read: (cursor: Cursor | undefined) => Promise<Page>,
  first: Cursor | undefined,
  next: (page: Page) => Cursor | null | undefined,
): AsyncGenerator<Page, void, undefined> {
  for (let cursor = first; ;) {
    const page = await read(cursor);
    yield page;
    const following = next(page);
    if (following === undefined || following === null) return;
    if (following === cursor) throw new Error(`the page at ${following} leads to itself`);
    cursor = following;
  }
}
