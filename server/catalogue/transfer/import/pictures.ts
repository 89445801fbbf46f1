import type { Db } from '../../../platform/database/db.ts';
import { postponePictures, settlePendingMedia, type MediaFailure, type SettleOptions } from '../../../foundation/media/media.ts';
import { sqlOf } from '../../../platform/database/sql.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import { refreshProducts } from '../../projection/projection.ts';

const chunk = 1_000;

/** Shows images that have become ready since, by updating the covers of their products. */
export async function refreshCovers(db: Db, now: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await db.prisma.$transaction(async (tx) => {
      const sql = sqlOf(tx);
      const { rows } = await sql.query<{ id: number }>(
        `select distinct p."id" from "Product" p join "ProductImage" i on i."productId" = p."id" join "Media" m on m."id" = i."mediaId"
         where p."id" > $1 and (p."coverKey" is null or p."secondKey" is null and m."key" <> p."coverKey") and m."state" = 'READY' order by p."id" limit ${chunk}`,
        [after],
      );
      const found = rows.map(({ id }) => id);
      if (found.length === 0) return found;
      await refreshProducts(sql, found, now);
      await bumpRevision(sql);
      return found;
    });
    if (ids.length === 0) return;
    after = ids.at(-1) ?? after;
  }
}

/**
 * Downloads or composes the images of imports, and shows those that succeed. Without a network connection, images that need one stay
 * pending.
 * @returns the images that failed
 */
export async function settlePictures(db: Db, options: Omit<SettleOptions, 'db'>, now: Date): Promise<MediaFailure[]> {
  try {
    const failures = await settlePendingMedia({ ...options, db: db.prisma });
    if (options.allowNetwork) return failures;
    const isRemote = ({ source }: MediaFailure) => /^https?:/i.test(source);
    const later = failures.filter(isRemote).map(({ source }) => source);
    await postponePictures(db.prisma, later);
    return failures.filter((failure) => !isRemote(failure));
  } finally {
    await refreshCovers(db, now);
  }
}
