import { formatNumber } from '../kit/formats.ts';
import type { BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

// Texts about imports.

/** Counts shown for an import. */
export interface ImportCounts {
  readonly isDryRun: boolean;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly rejectedCount: number;
  readonly warningCount: number;
}

export const importStatusLabels: Readonly<Record<string, string>> = {
  RECEIVED: t.notCheckedYet,
  RUNNING: t.inProgress,
  CHECKED: t.checked,
  STOPPED: t.stopped,
  DONE: t.imported,
  FAILED: t.failed,
};

export const importStatusTones: Readonly<Record<string, BadgeTone>> = {
  RECEIVED: 'waiting',
  RUNNING: 'waiting',
  CHECKED: 'waiting',
  STOPPED: 'neutral',
  DONE: 'good',
  FAILED: 'bad',
};

/** Import modes: which rows of a file are applied. */
export const importModes = [
  { value: 'CREATE_AND_UPDATE', label: t.createNewProductsAndUpdateExisting },
  { value: 'UPDATE_ONLY', label: t.onlyUpdateExistingProducts },
  { value: 'CREATE_ONLY', label: t.onlyCreateNewProducts },
] as const;

export type ImportMode = (typeof importModes)[number]['value'];

/** Summarises an import, such as "12 new, 3 changed, 5,000 unchanged, 2 skipped, 1 rejected". */
export function countsText({ isDryRun, created, updated, unchanged, skipped, rejectedCount, warningCount }: ImportCounts): string {
  const parts = [
    t.created({ count: formatNumber(created) }),
    t.updated({ count: formatNumber(updated) }),
    t.unchanged({ count: formatNumber(unchanged) }),
  ];
  if (skipped > 0) parts.push(t.skipped({ count: formatNumber(skipped) }));
  const counts = [...parts, t.rejectedRows({ count: formatNumber(rejectedCount) })].join(', ');
  const result = isDryRun ? t.expectedResult({ counts }) : t.result({ counts });
  return warningCount === 0 ? result : `${result} ${t.warnings({ count: warningCount })}`;
}
