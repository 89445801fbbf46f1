// Fills an empty shop with the demo catalogue. Every step may be interrupted; the next run repeats it.
import '../../server/app/participants.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { sqlOf } from '../../server/platform/database/sql.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { settlePendingMedia } from '../../server/foundation/media/fetchPending.ts';
import { MEDIA_FORMATS } from '../../server/foundation/media/rules.ts';
import { makeVariant } from '../../server/foundation/media/variants.ts';
import type { FileStorage } from '../../server/platform/storage/storage.ts';
import { demoPicture } from './art.ts';
import { demoRecords, type DemoCatalogue } from './catalogue.ts';
import { writeDemoCompareGroups } from './compareGroups.ts';
import { writeDemoDelivery } from './delivery.ts';
import { writeDemoCoupons } from './coupons.ts';
import { writeDemoIdentity, writeDemoSizeGuides } from './identity.ts';
import { writeDemoMarketplace } from './marketplace.ts';
import { writeDemoOffers } from './offers/write.ts';
import { demoPriceHistory } from './priceHistory.ts';
import { reviewedProducts } from './reviews/demoReviews.ts';
import { writeDemoReviews } from './reviews/write.ts';

export interface SeedOptions {
  db: Db;
  files: FileStorage;
  now: Date;
  /** Called with a progress message for each step. */
  onProgress?: (text: string) => void;
  signal?: AbortSignal;
}

/** The cover size in listings. Other sizes are created on first request. */
const EAGER_WIDTH = 320;

/** Does nothing in a shop that has products, unless an earlier run was interrupted. */
export async function seedDemo({ db, files, now, onProgress, signal }: SeedOptions): Promise<void> {
  if (!(await isWanted(db))) return;
  const catalogue = demoRecords(now);
  onProgress?.(`Writing the demo catalogue: ${catalogue.facts.size} products`);
  const report = await importRecords(db, catalogue.records, {
    definitions: catalogue.definitions,
    now,
    pricesBefore: (record) => demoPriceHistory(now, record, catalogue.facts.get(record.parent ?? record.sku ?? '')?.createdAt),
    signal,
  });
  signal?.throwIfAborted();
  if (report.rejectedCount > 0) throw new Error(`The demo catalogue does not fit the shop: ${JSON.stringify(report.rejected.slice(0, 3))}`);
  await writePast(db, catalogue);
  await writeDemoReviews(db, reviewedProducts(catalogue), now);
  await writeDemoCoupons(db, now);
  await writeDemoCompareGroups(db);
  await writeDemoMarketplace(db, now);
  onProgress?.('Writing the offers of merchants');
  await writeDemoOffers(db, now, signal);
  await writeDemoIdentity(db);
  await writeDemoSizeGuides(db);
  await writeDemoDelivery(db, now);
  await db.prisma.shopSettings.updateMany({ where: { topContent: '' }, data: { topContent: 'Free delivery in Germany from €50' } });

  onProgress?.('Composing its pictures');
  const failures = await settlePendingMedia({ db: db.prisma, files, sourcePrefix: 'art:', art: demoPicture, allowNetwork: false, signal });
  if (failures.length > 0) throw new Error(`Pictures of the demo catalogue are missing: ${JSON.stringify(failures.slice(0, 3))}`);
  await db.prisma.$transaction(async (tx) => {
    await refreshProducts(tx, 'all', now);
    await bumpRevision(tx);
  });
  await makeCovers(db, files, signal);
  onProgress?.('The demo catalogue is ready');
}

/** Pictures are processed last, so pending ones in a shop with products mean that a run was interrupted. */
async function isWanted({ prisma }: Db): Promise<boolean> {
  const [product, unfinished] = [
    await prisma.product.findFirst({ select: { id: true } }),
    await prisma.media.findFirst({ where: { state: 'PENDING', source: { startsWith: 'art:' } }, select: { id: true } }),
  ];
  return product === null || unfinished !== null;
}

/** Writes sales and age as if the shop had been open for a year, with the prices during that time. */
async function writePast(db: Db, { facts }: DemoCatalogue): Promise<void> {
  const rows = [...facts].map(([sku, fact]) => ({ sku, ...fact, createdAt: fact.createdAt.toISOString() }));
  await db.prisma.$transaction(async (tx) => {
    await sqlOf(tx).query(
      `update "Product" p set "totalSales" = x."totalSales", "createdAt" = x."createdAt"
       from jsonb_to_recordset($1::jsonb) as x(sku text, "totalSales" int, "createdAt" timestamptz)
       where p."sku" = x.sku or p."parentId" = (select parent."id" from "Product" parent where parent."sku" = x.sku)`,
      [JSON.stringify(rows)],
    );
  });
}

async function makeCovers({ prisma }: Db, files: FileStorage, signal?: AbortSignal): Promise<void> {
  const covers = await prisma.product.findMany({
    where: { isListed: true, coverKey: { not: null } },
    distinct: ['coverKey'],
    select: { coverKey: true },
    orderBy: { position: 'asc' },
  });
  // A few at a time, so that the process can stop without waiting for all of them.
  for (let start = 0; start < covers.length; start += 8) {
    signal?.throwIfAborted();
    await Promise.all(
      covers.slice(start, start + 8).map(({ coverKey }) => makeVariant(files, coverKey ?? '', EAGER_WIDTH, MEDIA_FORMATS[0])),
    );
  }
}
