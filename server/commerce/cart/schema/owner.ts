import type { Context } from '../../../platform/graphql/context.ts';
import { noRow } from '../../../platform/graphql/rowId.ts';

/** The caller's visitor id for the `where` of their own rows. The answer then depends on the visitor and is never shared. */
export async function ownerOf({ shop, markPrivate }: Context): Promise<number> {
  markPrivate();
  return (await shop.visitor.current()) ?? noRow;
}

/** Whether the caller has ever written anything; somebody who has not owns noRow. */
export function ownsNothing(visitorId: number): boolean {
  return visitorId === noRow;
}
