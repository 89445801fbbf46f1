import type { z } from 'zod';

/**
 * An expected failure: its message is written for the person who caused it and may be shown as it is. Rooms subclass it in
 * their errors.ts. Everything else that is thrown is a fault: it is logged and masked.
 */
export abstract class ShopError extends Error {
  /** Stable, upper-case, never translated. */
  abstract readonly code: string;
  /** The input field at fault, such as ['input', 'quantity']. */
  readonly inputPath: readonly string[];

  constructor(message: string, path: readonly string[] = []) {
    super(message);
    this.inputPath = path;
  }
}

export interface InputIssue {
  path: string[];
  message: string;
}

/** The input has the right types but values that are not allowed. */
export class InvalidInputError extends ShopError {
  readonly code = 'INVALID_INPUT';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map((issue) => issue.message).join(' ') || 'Invalid input.', issues[0]?.path ?? []);
    this.issues = issues;
  }
}

/** What is known of a record that somebody else has saved. */
export interface StaleRecord {
  path?: readonly string[];
  /** What the record is called. */
  name?: string;
  /** What the caller must name when they save over it. */
  version?: number;
  /** Number of the account that has saved it; null for imports and commands. */
  editedById?: number | null;
  editedAt?: Date | null;
  /** By which the record is read as it is now: its type in the API, and its number. */
  record?: { type: string; id: number };
}

/** Somebody else has saved what the caller changes, since they have read it. */
export class StaleRecordError extends ShopError {
  readonly code = 'STALE';
  readonly stale: StaleRecord;

  constructor(stale: StaleRecord = {}) {
    const what = stale.name === undefined ? 'This' : `“${stale.name}”`;
    const message = `${what} was changed by someone else in the meantime. Review the changes before you save.`;
    super(message, stale.path ?? ['input', 'expectedVersion']);
    this.stale = stale;
  }
}

/** What the input names isn't there (any more), or the caller may not know of it: the two cannot be told apart. */
export class NotFoundError extends ShopError {
  readonly code = 'NOT_FOUND';
  /** What was looked for, such as Order. */
  readonly type: string;

  constructor(type: string, message: string, path: readonly string[] = ['input']) {
    super(message, path);
    this.type = type;
  }
}

/**
 * Checks an operation's input.
 * @throws InvalidInputError naming every field at fault
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new InvalidInputError(result.error.issues.map((issue) => ({ path: ['input', ...issue.path.map(String)], message: issue.message })));
}
