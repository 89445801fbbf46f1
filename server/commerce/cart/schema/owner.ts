import type { Context } from '../../../platform/graphql/context.ts';
import { noRow } from '../../../platform/graphql/rowId.ts';

/**
 * The caller's visitor ID for the `where` of their own rows. Marks the response private, because it depends on the visitor and must not be
 * shared.
 */
export async function ownerOf({ shop, markPrivate }: Context): Promise<number> {
  markPrivate();
  return (await shop.visitor.current()) ?? noRow;
}

/** Whether the caller has no stored data: such a visitor's ID is `noRow`. */
export function ownsNothing(visitorId: number): boolean {
  return visitorId === noRow;
}
