import { onTestFinished } from 'vitest';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { sharedRevision } from '../support/shopDriver.ts';

/** Turns the shop's switch. */
export async function setTracking(db: Db, allowTracking: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { allowTracking } });
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

/** Has the shop measure no visits until the test ends: what is kept of its settings goes by the revision, which tests share. */
export async function stopMeasuring(db: Db): Promise<void> {
  await setTracking(db, false);
  onTestFinished(() => setTracking(db, true));
}
