import type { BadgeTone } from '../kit/StatusBadge.tsx';

// What the states and kinds of products are called.

export const statuses = ['PUBLISHED', 'DRAFT', 'PRIVATE', 'ARCHIVED'] as const;
export const types = ['SIMPLE', 'VARIABLE', 'EXTERNAL', 'GROUPED'] as const;
export const stockStates = ['IN_STOCK', 'LOW', 'OUT'] as const;

export const statusWords: Readonly<Record<(typeof statuses)[number], string>> = {
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  PRIVATE: 'Hidden',
  ARCHIVED: 'Archived',
};

export const statusTones: Readonly<Record<string, BadgeTone>> = {
  PUBLISHED: 'good',
  DRAFT: 'waiting',
  PRIVATE: 'neutral',
  ARCHIVED: 'neutral',
};

export const typeWords: Readonly<Record<(typeof types)[number] | 'VARIATION', string>> = {
  SIMPLE: 'Simple',
  VARIABLE: 'With variations',
  EXTERNAL: 'External',
  GROUPED: 'Group',
  VARIATION: 'Variation',
};

export const stockWords: Readonly<Record<(typeof stockStates)[number], string>> = {
  IN_STOCK: 'Available',
  LOW: 'Low stock',
  OUT: 'Out of stock',
};

/** Options of a list of words, for selects. */
export function optionsOf<Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: words[value] }));
}

/** A random text by which the server knows a request that is sent again. */
export const newKey = () => crypto.randomUUID();

/** The word for a value; a server newer than this page may have others. */
export function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
