import type { Context } from '../../graphql/context.ts';

/** No row has it: what is looked up by it is not found. */
const nothing = 0;
const maxRowId = 2_147_483_647;

/** The row id in a global id; for a text that is none, an id that no row has. */
export function rowId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : nothing;
  return id <= maxRowId ? id : nothing;
}

/** The caller's visitor id for the `where` of their own rows. The answer then depends on the visitor and is never shared. */
export async function ownerOf({ shop, markPrivate }: Context): Promise<number> {
  markPrivate();
  return (await shop.visitor.current()) ?? nothing;
}

/** Whether the caller has ever written anything; somebody who has not owns nothing. */
export function ownsNothing(visitorId: number): boolean {
  return visitorId === nothing;
}
