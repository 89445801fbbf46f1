import type { z } from 'zod';
import { defaultLanguage } from '../../../shared/languages.ts';
import { joined, textIn, type Text } from '../i18n/text.ts';
import { says } from './__generated__/messages.ts';
import { keepingTexts } from './issueText.ts';

/**
 * An expected failure: its message is written for the user who caused it and may be shown unchanged. Modules subclass it in their
 * errors.ts. Any other thrown error is a fault: it is logged and masked.
 */
export abstract class ShopError extends Error {
  /** Stable, uppercase, never translated. */
  abstract readonly code: string;
  /** Path of the invalid input field, such as ['input', 'quantity']. */
  readonly inputPath: readonly string[];
  /** The message for the user, in the language of the request. `message` is the same text in the shop's default language, for logs and commands. */
  readonly text: Text;

  constructor(text: Text, path: readonly string[] = []) {
    super(textIn(text, defaultLanguage));
    this.text = text;
    this.inputPath = path;
  }
}

export interface InputIssue {
  path: string[];
  message: Text;
}

/** The input has valid types but invalid values. */
export class InvalidInputError extends ShopError {
  readonly code = 'INVALID_INPUT';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.length === 0 ? says((t) => t.invalidInput) : joined(issues.map(({ message }) => message)), issues[0]?.path ?? []);
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
    const { name } = stale;
    super(
      name === undefined ? says((t) => t.thisWasChanged) : says((t) => t.nameWasChanged({ name })),
      stale.path ?? ['input', 'expectedVersion'],
    );
    this.stale = stale;
  }
}

/** The record doesn't exist (any longer), or the caller may not know of it: the two can't be distinguished. */
export class NotFoundError extends ShopError {
  readonly code = 'NOT_FOUND';
  /** Type that was looked up, such as Order. */
  readonly type: string;

  constructor(type: string, text: Text, path: readonly string[] = ['input']) {
    super(text, path);
    this.type = type;
  }
}

/**
 * Validates an operation's input.
 * @returns the values of the schema, or every invalid field
 */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): { data: T; issues: null } | { data: null; issues: InputIssue[] } {
  return keepingTexts((textOf) => {
    const result = schema.safeParse(input);
    if (result.success) return { data: result.data, issues: null };
    const issues = result.error.issues.map(({ path, message }) => ({ path: ['input', ...path.map(String)], message: textOf(message) }));
    return { data: null, issues };
  });
}

/**
 * Validates an operation's input.
 * @throws InvalidInputError naming every invalid field
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const { data, issues } = readInput(schema, input);
  if (issues) throw new InvalidInputError(issues);
  return data;
}
