import type { Product } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { mergeSelects, type Select } from '../../../platform/graphql/mergeSelects.ts';

/** Reads of one product that one statement answers. */
interface Batch {
  slug: string;
  select: Select;
  row: Promise<Product | null>;
}

const waiting = new WeakMap<Context, Batch[]>();

async function read({ shop }: Context, { slug, select }: Batch): Promise<Product | null> {
  // Only the selected columns are there, which are those that the resolvers use.
  return (await shop.db.prisma.product.findUnique({
    select,
    where: { slug, status: 'PUBLISHED', type: { not: 'VARIATION' } },
  })) as Product | null;
}

/**
 * Reads a published product. A page's queries ask for the same product at the same time, each with other columns: one statement reads them
 * all. Nothing is cached.
 */
export async function productBySlug(context: Context, slug: string, select: Select): Promise<Product | null> {
  const batches = waiting.get(context) ?? [];
  waiting.set(context, batches);
  for (const batch of batches) {
    const merged = batch.slug === slug ? mergeSelects(batch.select, select) : null;
    if (!merged) continue;
    batch.select = merged;
    return copyOf(await batch.row);
  }
  const batch: Batch = { slug, select, row: Promise.resolve(null) };
  // As in batched(): resolves after all queries that are being started now have asked.
  batch.row = new Promise<void>((resolve) => void Promise.resolve().then(() => process.nextTick(resolve))).then(() => {
    batches.splice(batches.indexOf(batch), 1);
    return read(context, batch);
  });
  batches.push(batch);
  return copyOf(await batch.row);
}

/** Resolvers associate what is loaded with the row, so each query needs its own. */
function copyOf(row: Product | null): Product | null {
  return row && { ...row };
}
