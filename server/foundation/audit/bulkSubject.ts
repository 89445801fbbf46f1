import type { Actor } from './operations.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

// What a room says of its records, so that many of them can be treated at once: by picked numbers or by what its list's filter finds.

/** Who acts, and when. */
export interface ActionBy {
  actor: Actor;
  now: Date;
}

/** What became of one record. */
export interface ItemOutcome {
  changed: boolean;
  /** Why it was left alone; ''. */
  problem: string;
  /** What was changed, as it was and as it is now; left out of what cannot be taken back. */
  before?: string | boolean | null;
  after?: string | boolean | null;
}

/** A record with what was kept of it. */
export interface KeptItem {
  id: number;
  before: unknown;
  after: unknown;
}

/** By the numbers of records; one that is not named is gone. */
export type Outcomes = ReadonlyMap<number, ItemOutcome>;

/** What can be done with many records of one kind. */
export interface BulkSubject {
  /** Acts by their names, and whether they can be taken back. */
  readonly actions: Readonly<Record<string, { canUndo: boolean }>>;
  /** What its records are called, by their numbers. */
  names(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Does it within a step's transaction, with what is derived from it and its rows of the audit log. */
  change(tx: Tx, action: string, ids: readonly number[], by: ActionBy): Promise<Outcomes>;
  /** Takes it back, where nothing has happened since. */
  undo(tx: Tx, action: string, items: readonly KeptItem[], by: ActionBy): Promise<Outcomes>;
}

/** Of one that is not there any more. */
export const goneOutcome: ItemOutcome = { changed: false, problem: 'No longer exists.' };

/** Of one that is so already. */
export const sameOutcome: ItemOutcome = { changed: false, problem: '' };

/** Of one that is not as the act has left it. */
export const changedSinceOutcome: ItemOutcome = { changed: false, problem: 'Changed in the meantime, so it was left as is.' };
