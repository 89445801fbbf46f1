import { formatCount, formatNumber } from '../kit/formats.ts';
import type { BadgeTone } from '../kit/StatusBadge.tsx';

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
  RECEIVED: 'Not checked yet',
  RUNNING: 'In progress',
  CHECKED: 'Checked',
  STOPPED: 'Stopped',
  DONE: 'Imported',
  FAILED: 'Failed',
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
  { value: 'CREATE_AND_UPDATE', label: 'Create new products and update existing ones' },
  { value: 'UPDATE_ONLY', label: 'Only update existing products' },
  { value: 'CREATE_ONLY', label: 'Only create new products' },
] as const;

export type ImportMode = (typeof importModes)[number]['value'];

/** Summarises an import, such as "12 new, 3 changed, 5,000 unchanged, 2 skipped, 1 rejected". */
export function countsText({ isDryRun, created, updated, unchanged, skipped, rejectedCount, warningCount }: ImportCounts): string {
  const parts = [`${formatNumber(created)} new`, `${formatNumber(updated)} changed`, `${formatNumber(unchanged)} unchanged`];
  if (skipped > 0) parts.push(`${formatNumber(skipped)} skipped`);
  const counts = [...parts, `${formatNumber(rejectedCount)} rejected`].join(', ');
  const warnings = warningCount === 0 ? '' : ` ${formatCount(warningCount, 'warning')}.`;
  return `${isDryRun ? `Expected result: ${counts}.` : `${counts}.`}${warnings}`;
}
