import type { Context } from '../../graphql/context.ts';

/** No visitor has it: what is looked up for a caller who owns nothing is not found. */
const nobody = 0;

/** The caller's visitor id for the `where` of their own rows. The answer then depends on the visitor and is never shared. */
export async function ownerOf({ shop, markPrivate }: Context): Promise<number> {
  markPrivate();
  return (await shop.visitor.current()) ?? nobody;
}
