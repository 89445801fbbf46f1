import type { BadgeTone } from '../kit/StatusBadge.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import * as t from './__generated__/messages.ts';

export const states = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED'] as const;

const stateBadges: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  DRAFT: { label: t.draft, tone: 'neutral' },
  SCHEDULED: { label: t.scheduled, tone: 'info' },
  LIVE: { label: t.live, tone: 'good' },
  ENDED: { label: t.ended, tone: 'bad' },
};

/**
 * The label of a state.
 * @param state of the server; one that this page does not know is shown as it is
 */
export function stateBadge(state: string): { label: string; tone: BadgeTone } {
  return stateBadges[state] ?? { label: state, tone: 'neutral' };
}

export const availabilityLabels: Readonly<Record<string, string>> = {
  IN_STOCK: t.inStock,
  LIMITED: t.lowStock,
  PREORDER: t.preorder,
  OUT_OF_STOCK: t.outOfStock,
};

interface CategoryRow {
  readonly databaseId: number;
  readonly name: string;
  readonly children?: readonly CategoryRow[];
}

/** Categories as options of a select, with subcategories indented. */
export function categoryOptions(categories: readonly CategoryRow[], depth = 0): FilterOption[] {
  return categories.flatMap(({ databaseId, name, children }) => [
    { value: String(databaseId), label: `${'– '.repeat(depth)}${name}` },
    ...categoryOptions(children ?? [], depth + 1),
  ]);
}

/** Merchants as options of a select. */
export function merchantOptions(merchants: {
  readonly edges: readonly { readonly node: { readonly databaseId: number; readonly name: string } }[];
}): FilterOption[] {
  return merchants.edges.map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
}

export const submissionStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;

const submissionBadges: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  PENDING: { label: t.waitingForReview, tone: 'waiting' },
  PUBLISHED: { label: t.published, tone: 'good' },
  REJECTED: { label: t.rejected, tone: 'bad' },
};

/** The label of a submitted deal's state; one that this page does not know is shown as it is. */
export function submissionBadge(status: string): { label: string; tone: BadgeTone } {
  return submissionBadges[status] ?? { label: status, tone: 'neutral' };
}
