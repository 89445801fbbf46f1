import { Prisma } from '../../../../generated/prisma/client.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { blankDraft } from '../draft.ts';
import type { ProductDraft } from '../productRules.ts';

/** New values of a locked product. */
export interface DraftWrite {
  id: number;
  draft: ProductDraft;
  brandId: number | null;
}

const assignments = Prisma.raw([...Object.keys(blankDraft), 'brandId'].map((name) => `"${name}" = x."${name}"`).join(', '));

/** Saves products that the caller has locked and validated, in one statement. */
export async function updateDrafts(
  tx: Tx,
  writes: readonly DraftWrite[],
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<void> {
  if (writes.length === 0) return;
  const rows = JSON.stringify(writes.map(({ id, draft, brandId }) => ({ id, ...draft, brandId })));
  await tx.$executeRaw`
    UPDATE "Product" p SET ${assignments}, "version" = p."version" + 1, "editedById" = ${accountId}::int,
      "updatedAt" = ${now.toISOString()}::timestamptz
    FROM jsonb_populate_recordset(NULL::"Product", ${rows}::jsonb) x WHERE p."id" = x."id"`;
}
