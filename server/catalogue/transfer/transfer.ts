// Public API of the transfer module.
export { runCatalogueImport } from './admin/importRun.ts';
export { resumeImport, stopImport } from './admin/manage.ts';
export { leftImports, readCatalogueImport, recentCatalogueImports, removeOldCatalogueFiles } from './admin/reading.ts';
export { maxFileBytes, receiveCatalogueFile } from './admin/receive.ts';
export { exportRejected } from './admin/rejectedRows.ts';
export { beginExport } from './beginExport.ts';
export { exportCatalogue } from './export/exportCatalogue.ts';
export { productColumns, type ColumnRow, type ProductColumns } from './extensionPoints.ts';
export { UnreadableFileError } from './import/csvHeader.ts';
export type { ImportMode } from './import/mode.ts';
export { openCatalogueFile } from './import/openFile.ts';
export { settlePictures } from './import/pictures.ts';
export type { ImportReport } from './import/report.ts';
export { importRecords } from './import/write.ts';
