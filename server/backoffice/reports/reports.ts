// Public API of the reports module.
export { reportCsv } from './csv.ts';
export { foldChanges } from './fold.ts';
export { type LegacyCallRecord, legacyCounter } from './legacyTraffic.ts';
export { foldMonths } from './months.ts';
export { recordReportExport } from './recordExport.ts';
export { maxRows, report } from './operations.ts';
