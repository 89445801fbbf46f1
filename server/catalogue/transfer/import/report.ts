import type { BatchOutcome } from './batch.ts';
import type { RejectedRow } from '../../products/products.ts';

/** Rejected rows and warnings beyond this many are counted, told to the callbacks, and not kept. */
const keptRows = 1_000;

/** What became of the rows of a file, or would. */
export interface ImportReport {
  /** Rows read so far, good or not. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that the mode leaves alone: of new products, or of those that the shop has. */
  skipped: number;
  rejectedCount: number;
  /** The first 1,000 rejected rows. */
  rejected: readonly RejectedRow[];
  warningCount: number;
  /** The first 1,000 things that were left out of rows that were taken. */
  warnings: readonly RejectedRow[];
  /** Stopped by the signal: run it again to do the rest. */
  isInterrupted: boolean;
  /** Rows up to this line have been dealt with; variations that stood before their parent wait all the same. */
  throughLine: number;
}

export const emptyReport: ImportReport = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  rejectedCount: 0,
  rejected: [],
  warningCount: 0,
  warnings: [],
  isInterrupted: false,
  throughLine: 0,
};

/** Nothing but rows that could not be taken. */
export function rejectedOnly(rejected: RejectedRow[]): BatchOutcome {
  return { created: 0, updated: 0, unchanged: 0, skipped: 0, rejected, warnings: [] };
}

/** The report with what became of a batch. */
export function tallied(report: ImportReport, outcome: BatchOutcome, throughLine = report.throughLine): ImportReport {
  return {
    ...report,
    created: report.created + outcome.created,
    updated: report.updated + outcome.updated,
    unchanged: report.unchanged + outcome.unchanged,
    skipped: report.skipped + outcome.skipped,
    rejectedCount: report.rejectedCount + outcome.rejected.length,
    rejected: [...report.rejected, ...outcome.rejected].slice(0, keptRows),
    warningCount: report.warningCount + outcome.warnings.length,
    warnings: [...report.warnings, ...outcome.warnings].slice(0, keptRows),
    throughLine: Math.max(report.throughLine, throughLine),
  };
}
