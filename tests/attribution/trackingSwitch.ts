import { onTestFinished } from 'vitest';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

/** Turns the shop's tracking setting on or off. */
export async function setTracking(db: Db, allowTracking: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { allowTracking } });
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

/** Turns tracking off until the test ends. Cached settings depend on the revision, which tests share. */
export async function stopMeasuring(db: Db): Promise<void> {
  await setTracking(db, false);
  onTestFinished(() => setTracking(db, true));
}
