import type { Shop } from '../../platform/operation/shop.ts';
import { countWaiting, foldRecentDays } from './fold.ts';
import { periodBefore, readPeriod, type Period } from './periodRules.ts';

/** A period and the period that it is compared with. Its parts are loaded on demand (reading.ts). */
export interface Dashboard {
  period: Period;
  previous: Period;
  waitingDays: number;
}

/** @throws InvalidInputError for a period that is not allowed */
export async function openDashboard({ db }: Pick<Shop, 'db'>, asked: { from: string; to: string }): Promise<Dashboard> {
  const period = readPeriod(asked);
  await foldRecentDays(db);
  return { period, previous: periodBefore(period), waitingDays: await countWaiting(db) };
}
