import type { Db } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** Something that changes at an instant without anybody's act, such as an offer that ends. */
export interface TimedChanges {
  /** Takes note of what has changed since, and tells every cache. Safe to call at any time and from several processes. */
  apply(db: Db, now: Date): Promise<unknown>;
  /** @returns the next instant at which something changes by itself; null for none */
  next(db: Db, now: Date): Promise<Date | null>;
}

/** What changes by the clock, besides prices. */
export const timedChanges: ExtensionPoint<TimedChanges> = new ExtensionPoint('changes by the clock');
