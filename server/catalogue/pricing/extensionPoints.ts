import type { Db } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';

/** A source of changes that happen at a point in time without any user action, such as an offer that ends. */
export interface TimedChanges {
  /** Applies the changes that are due and invalidates all caches. Safe to call at any time and from several processes. */
  apply(db: Db, now: Date): Promise<unknown>;
  /** @returns the instant of the next change; null if there is none */
  next(db: Db, now: Date): Promise<Date | null>;
}

/** Timed changes other than those of prices. */
export const timedChanges: ExtensionPoint<TimedChanges> = new ExtensionPoint('changes by the clock');
