// Public API of the reports module.
export { reportCsv } from './csv.ts';
export { foldChanges } from './fold.ts';
export { type LegacyCallRecord, legacyCounter } from './legacyTraffic.ts';
export { foldMonths } from './months.ts';
export { noteExport } from './noteExport.ts';
export { maxRows, report } from './operations.ts';
