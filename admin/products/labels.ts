import type { BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

// Labels of product statuses and kinds.

export const statuses = ['PUBLISHED', 'DRAFT', 'PRIVATE', 'ARCHIVED'] as const;
export const types = ['SIMPLE', 'VARIABLE', 'EXTERNAL', 'GROUPED'] as const;
export const stockStates = ['IN_STOCK', 'LOW', 'OUT'] as const;

export const statusLabels: Readonly<Record<(typeof statuses)[number], string>> = {
  PUBLISHED: t.published,
  DRAFT: t.draft,
  PRIVATE: t.hidden,
  ARCHIVED: t.archived,
};

export const statusTones: Readonly<Record<string, BadgeTone>> = {
  PUBLISHED: 'good',
  DRAFT: 'waiting',
  PRIVATE: 'neutral',
  ARCHIVED: 'neutral',
};

export const typeLabels: Readonly<Record<(typeof types)[number] | 'VARIATION', string>> = {
  SIMPLE: t.simple,
  VARIABLE: t.withVariations,
  EXTERNAL: t.external,
  GROUPED: t.group,
  VARIATION: t.variation,
};

export const stockLabels: Readonly<Record<(typeof stockStates)[number], string>> = {
  IN_STOCK: t.available,
  LOW: t.lowStock,
  OUT: t.outOfStock,
};

/** Converts labelled values to the options of a select. */
export function optionsOf<Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: words[value] }));
}

/** Returns a random idempotency key, by which the server recognises a repeated request. */
export const newKey = () => crypto.randomUUID();

/** Returns the label of a value. Falls back to the value itself, because a server newer than this page may have others. */
export function labelOf(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
