import type { z } from 'zod';

/**
 * An expected failure: its message is written for the user who caused it and may be shown unchanged. Modules subclass it in their
 * errors.ts. Any other thrown error is a fault: it is logged and masked.
 */
export abstract class ShopError extends Error {
  /** Stable, uppercase, never translated. */
  abstract readonly code: string;
  /** Path of the invalid input field, such as ['input', 'quantity']. */
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

/** The input has valid types but invalid values. */
export class InvalidInputError extends ShopError {
  readonly code = 'INVALID_INPUT';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map((issue) => issue.message).join(' ') || 'Invalid input.', issues[0]?.path ?? []);
    this.issues = issues;
  }
}

/** Data about a record that was saved by another user. */
export interface StaleRecord {
  path?: readonly string[];
  /** Display name of the record. */
  name?: string;
  /** Version that the caller must pass to overwrite the record. */
  version?: number;
  /** Id of the account that saved it; null for imports and commands. */
  editedById?: number | null;
  editedAt?: Date | null;
  /** API type and id, for reading the record's current state. */
  record?: { type: string; id: number };
}

/** Another user has saved the record since the caller read it. */
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

/** The record doesn't exist (any longer), or the caller may not know of it: the two can't be distinguished. */
export class NotFoundError extends ShopError {
  readonly code = 'NOT_FOUND';
  /** Type that was looked up, such as Order. */
  readonly type: string;

  constructor(type: string, message: string, path: readonly string[] = ['input']) {
    super(message, path);
    this.type = type;
  }
}

/**
 * Validates an operation's input.
 * @throws InvalidInputError naming every invalid field
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new InvalidInputError(result.error.issues.map((issue) => ({ path: ['input', ...issue.path.map(String)], message: issue.message })));
}
