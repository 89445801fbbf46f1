import type { BatchOutcome } from './batch.ts';
import type { RejectedRow } from '../../products/products.ts';

/** Rejected rows and warnings beyond this number are counted and passed to the callbacks, but not stored. */
const maxStoredRows = 1_000;

/** The outcome of an import or its simulation. */
export interface ImportReport {
  /** Number of rows read so far, valid or not. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that the mode excludes: of new products, or of existing ones. */
  skipped: number;
  rejectedCount: number;
  /** The first 1,000 rejected rows. */
  rejected: readonly RejectedRow[];
  warningCount: number;
  /** The first 1,000 warnings about data that was omitted from imported rows. */
  warnings: readonly RejectedRow[];
  /** Whether the signal stopped the import; run it again to import the rest. */
  isInterrupted: boolean;
  /** Rows up to this line have been processed; variations that precede their parent still wait. */
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

/** An outcome with rejected rows only. */
export function rejectedOnly(rejected: RejectedRow[]): BatchOutcome {
  return { created: 0, updated: 0, unchanged: 0, skipped: 0, rejected, warnings: [] };
}

/** Adds the outcome of a batch to the report. */
export function tallied(report: ImportReport, outcome: BatchOutcome, throughLine = report.throughLine): ImportReport {
  return {
    ...report,
    created: report.created + outcome.created,
    updated: report.updated + outcome.updated,
    unchanged: report.unchanged + outcome.unchanged,
    skipped: report.skipped + outcome.skipped,
    rejectedCount: report.rejectedCount + outcome.rejected.length,
    rejected: [...report.rejected, ...outcome.rejected].slice(0, maxStoredRows),
    warningCount: report.warningCount + outcome.warnings.length,
    warnings: [...report.warnings, ...outcome.warnings].slice(0, maxStoredRows),
    throughLine: Math.max(report.throughLine, throughLine),
  };
}
