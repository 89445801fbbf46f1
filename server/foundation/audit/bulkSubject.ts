import type { Actor } from './operations.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

// Interface by which a module offers bulk actions on its records, selected by ids or by the filter of its list.

/** The actor and the time of an action. */
export interface ActionBy {
  actor: Actor;
  now: Date;
}

/** The outcome for one record. */
export interface ItemOutcome {
  changed: boolean;
  /** Why the record was skipped; otherwise empty. */
  problem: string;
  /** The changed value before and after; omitted if the action can't be undone. */
  before?: string | boolean | null;
  after?: string | boolean | null;
}

/** A record with the values stored for undo. */
export interface UndoItem {
  id: number;
  before: unknown;
  after: unknown;
}

/** Outcomes by record id; a missing id means that the record was deleted. */
export type Outcomes = ReadonlyMap<number, ItemOutcome>;

/** Bulk actions on one kind of record. */
export interface BulkSubject {
  /** Actions by name, and whether they can be undone. */
  readonly actions: Readonly<Record<string, { canUndo: boolean }>>;
  /** Returns the display names of records by id. */
  names(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Performs the action within the transaction of a step, including derived data and the rows of the audit log. */
  change(tx: Tx, action: string, ids: readonly number[], by: ActionBy): Promise<Outcomes>;
  /** Undoes the action on records that have not changed since. */
  undo(tx: Tx, action: string, items: readonly UndoItem[], by: ActionBy): Promise<Outcomes>;
}

/** The outcome for a record that no longer exists. */
export const notFoundOutcome: ItemOutcome = { changed: false, problem: 'No longer exists.' };

/** The outcome for a record that already has the value. */
export const sameOutcome: ItemOutcome = { changed: false, problem: '' };

/** The outcome for a record that was changed after the action. */
export const changedSinceOutcome: ItemOutcome = { changed: false, problem: 'Changed in the meantime, so it was skipped.' };
