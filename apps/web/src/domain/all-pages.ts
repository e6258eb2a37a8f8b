/**
 * The pages of a list, in order: each has the cursor of the next one.
 * @example const pages = await allPages((cursor) => api.listConversations({ query: { cursor } }));
 */
export async function allPages<Page extends { readonly nextCursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}
