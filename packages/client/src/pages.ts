/** What is needed of a connection to read all of it. */
export interface Connection<Node> {
  edges: readonly ({ node: Node | null } | null)[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * Yields the nodes of a connection, page by page: the next page is read when all nodes of the last one were taken. Nodes that are null, because they
 * could not be read, are left out.
 * @param readPage reads the page after a cursor, and is null for a connection that could not be read
 * @throws Error if a page could not be read
 */
export async function* nodesOf<Node>(
  readPage: (after: string | null) => Promise<Connection<Node> | null | undefined>,
  after: string | null = null,
): AsyncGenerator<NonNullable<Node>, void, undefined> {
  for (let cursor = after; ;) {
    const page = await readPage(cursor);
    if (!page) throw new Error('The list could not be read.');
    for (const edge of page.edges) if (edge?.node != null) yield edge.node;
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || endCursor == null || endCursor === cursor) return;
    cursor = endCursor;
  }
}
