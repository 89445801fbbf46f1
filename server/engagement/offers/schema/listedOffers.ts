import { queryFromInfo } from '@pothos/plugin-prisma';
import { batched } from '../../../platform/graphql/batched.ts';
import type { Context } from '../../../platform/graphql/context.ts';

/** The `info` argument of a resolver. */
export type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];
type Selection = ReturnType<typeof selectionOf>;

const selectionOf = (context: Context, info: ResolveInfo) => queryFromInfo({ context, info, typeName: 'Offer' });

/** Readers by the fields selected of each offer: fields of one request with the same selection share a statement. */
const readers = new WeakMap<Context, Map<string, ReturnType<typeof reader>>>();

function reader(selection: Selection) {
  return batched(async ({ shop }, ids) => {
    const offers = await shop.db.prisma.offer.findMany({ ...selection, where: { id: { in: ids } } });
    return new Map(offers.map((offer) => [offer.id, offer]));
  });
}

/** Returns the offers of a list in its order, without deleted ones. Lists at the same level share one statement. */
export async function listedOffers(ids: readonly number[], context: Context, info: ResolveInfo) {
  const selection = selectionOf(context, info);
  const key = JSON.stringify(selection);
  const known = readers.get(context) ?? new Map<string, ReturnType<typeof reader>>();
  readers.set(context, known);
  const read = known.get(key) ?? reader(selection);
  known.set(key, read);
  const offers = await Promise.all(ids.map((id) => read(context, id)));
  return offers.filter((offer) => offer !== undefined);
}
