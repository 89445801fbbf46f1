import { queryFromInfo } from '@pothos/plugin-prisma';
import { batched } from '../../../platform/graphql/batched.ts';
import type { Context } from '../../../platform/graphql/context.ts';

type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];
type Selection = ReturnType<typeof selectionOf>;

const selectionOf = (context: Context, info: ResolveInfo) => queryFromInfo({ context, info });

/** Readers by the fields selected of each product: fields of one request with the same selection share a statement. */
const readers = new WeakMap<Context, Map<string, ReturnType<typeof reader>>>();

function reader(selection: Selection) {
  return batched(async ({ shop }, ids) => {
    const products = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: ids } } });
    return new Map(products.map((product) => [product.id, product]));
  });
}

/** Returns the products of a list in its order, without deleted ones. Lists at the same level share one statement. */
export async function listedProducts(ids: readonly number[], context: Context, info: ResolveInfo) {
  const selection = selectionOf(context, info);
  const key = JSON.stringify(selection);
  const known = readers.get(context) ?? new Map<string, ReturnType<typeof reader>>();
  readers.set(context, known);
  const read = known.get(key) ?? reader(selection);
  known.set(key, read);
  const products = await Promise.all(ids.map((id) => read(context, id)));
  return products.filter((product) => product !== undefined);
}
