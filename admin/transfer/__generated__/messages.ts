// Generated from the catalogues (messages.*.json): npm run generate.

/** {failure} So far: {counts} */
export const soFar = (v: { failure: string | number; counts: string | number }): string => `${v.failure} So far: ${v.counts}`;

/** Nothing has been changed yet. {counts} */
export const nothingWasChanged = (v: { counts: string | number }): string => `Nothing has been changed yet. ${v.counts}`;

/** Stopped. Rows read: {rows}. {counts} */
export const stoppedAfterRows = (v: { rows: string | number; counts: string | number }): string => `Stopped. Rows read: ${v.rows}. ${v.counts}`;

/** {counts} Images are being downloaded. */
export const imagesAreBeingDownloaded = (v: { counts: string | number }): string => `${v.counts} Images are being downloaded.`;

/** Rows read: {rows}. {counts} */
export const rowsRead = (v: { rows: string | number; counts: string | number }): string => `Rows read: ${v.rows}. ${v.counts}`;

/** File {number} */
export const fileNumber = (v: { number: string | number }): string => `File ${v.number}`;

/** Uploaded {time}, {kilobytes} kB. */
export const uploadedSize = (v: { time: string | number; kilobytes: string | number }): string => `Uploaded ${v.time}, ${v.kilobytes} kB.`;

/** Import products */
export const importProducts = "Import products";

/** Checking the file */
export const checkingTheFile = "Checking the file";

/** Importing */
export const importing = "Importing";

/** Preview of changes */
export const previewOfChanges = "Preview of changes";

/** Report */
export const report = "Report";

/** Stopping… */
export const stopping = "Stopping…";

/** Stop */
export const stop = "Stop";

/** Discard file */
export const discardFile = "Discard file";

/** Resume */
export const resume = "Resume";

/** File */
export const file = "File";

/** Uploaded */
export const uploaded = "Uploaded";

/** Status */
export const status = "Status";

/** Products */
export const products = "Products";

/** You can check the changes before anything is imported. */
export const nothingChangesUntilYouve = "You can check the changes before anything is imported.";

/** Upload a file */
export const uploadAFile = "Upload a file";

/** CSV in UTF-8, up to 64 MB: a WooCommerce product export, or any CSV file with a SKU or name column. */
export const fileFormat = "CSV in UTF-8, up to 64 MB: a WooCommerce product export, or any CSV file with a SKU or name column.";

/** Files from the last 30 days */
export const filesFromLastDays = "Files from the last 30 days";

/** Imports */
export const imports = "Imports";

/** No files uploaded yet. */
export const noFilesUploadedYet = "No files uploaded yet.";

/** Choose a CSV file. */
export const chooseACsvFile = "Choose a CSV file.";

/** Upload file */
export const uploadFile = "Upload file";

/** Uploading… {percent}% */
export const uploadingPercent = (v: { percent: string | number }): string => `Uploading… ${v.percent}%`;

/** Reading file… */
export const readingFile = "Reading file…";

/** CSV file */
export const csvFile = "CSV file";

/** {count, plural, one {# image will be downloaded again.} other {# images will be downloaded again.}} */
export const imagesWillBeDownloadedAgain = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} image will be downloaded again.` : `${v.count.toLocaleString("en")} images will be downloaded again.`)}`;

/** Images from imports */
export const imagesFromImports = "Images from imports";

/** {count, plural, one {# image still to be downloaded.} other {# images still to be downloaded.}} */
export const imagesPending = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} image still to be downloaded.` : `${v.count.toLocaleString("en")} images still to be downloaded.`)}`;

/** {count, plural, one {# image couldn’t be downloaded.} other {# images couldn’t be downloaded.}} */
export const imagesCouldntBeDownloaded = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} image couldn’t be downloaded.` : `${v.count.toLocaleString("en")} images couldn’t be downloaded.`)}`;

/** The first {count} that couldn’t be downloaded */
export const firstFailedImages = (v: { count: string | number }): string => `The first ${v.count} that couldn’t be downloaded`;

/** Images that couldn’t be downloaded */
export const imagesThatCouldntBeDownloaded = "Images that couldn’t be downloaded";

/** Try again */
export const tryAgain = "Try again";

/** Not checked yet */
export const notCheckedYet = "Not checked yet";

/** In progress */
export const inProgress = "In progress";

/** Checked */
export const checked = "Checked";

/** Stopped */
export const stopped = "Stopped";

/** Imported */
export const imported = "Imported";

/** Failed */
export const failed = "Failed";

/** Create new products and update existing ones */
export const createNewProductsAndUpdateExisting = "Create new products and update existing ones";

/** Only update existing products */
export const onlyUpdateExistingProducts = "Only update existing products";

/** Only create new products */
export const onlyCreateNewProducts = "Only create new products";

/** {count} new */
export const created = (v: { count: string | number }): string => `${v.count} new`;

/** {count} changed */
export const updated = (v: { count: string | number }): string => `${v.count} changed`;

/** {count} unchanged */
export const unchanged = (v: { count: string | number }): string => `${v.count} unchanged`;

/** {count} skipped */
export const skipped = (v: { count: string | number }): string => `${v.count} skipped`;

/** {count} rejected */
export const rejectedRows = (v: { count: string | number }): string => `${v.count} rejected`;

/** {rest, plural, one {{names} and # more} other {{names} and # more}} */
export const andMore = (v: { rest: number; names: string | number }): string => `${(v.rest === 1 ? `${v.names} and ${v.rest.toLocaleString("en")} more` : `${v.names} and ${v.rest.toLocaleString("en")} more`)}`;

/** Columns */
export const columns = "Columns";

/** Every column was recognised. Check that each one is mapped correctly. */
export const everyColumnWasRecognised = "Every column was recognised. Check that each one is mapped correctly.";

/** {count, plural, one {# column not recognised: {list}. Choose what it contains. Columns that are kept unchanged are stored with the products and included in exports, but not used in the shop.} other {# columns not recognised: {list}. Choose what they contain. Columns that are kept unchanged are stored with the products and included in exports, but not used in the shop.}} */
export const columnsNotRecognised = (v: { count: number; list: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} column not recognised: ${v.list}. Choose what it contains. Columns that are kept unchanged are stored with the products and included in exports, but not used in the shop.` : `${v.count.toLocaleString("en")} columns not recognised: ${v.list}. Choose what they contain. Columns that are kept unchanged are stored with the products and included in exports, but not used in the shop.`)}`;

/** Columns in the file */
export const columnsOfTheFile = "Columns in the file";

/** Column {number} */
export const columnNumber = (v: { number: string | number }): string => `Column ${v.number}`;

/** Field for “{heading}” */
export const fieldFor = (v: { heading: string | number }): string => `Field for “${v.heading}”`;

/** Import as Shopify field */
export const asInShopify = "Import as Shopify field";

/** Keep unchanged */
export const keepUnchanged = "Keep unchanged";

/** What to import */
export const whatToImport = "What to import";

/** Column in the file */
export const columnInTheFile = "Column in the file";

/** Maps to */
export const mapsTo = "Maps to";

/** First rows */
export const firstRows = "First rows";

/** Don’t import */
export const dontImport = "Don’t import";

/** Check file */
export const checkFile = "Check file";

/** Import */
export const importButton = "Import";

/** Rejected rows and warnings */
export const rejectedRowsAndWarnings = "Rejected rows and warnings";

/** Showing the first {count}. */
export const firstProblems = (v: { count: string | number }): string => `Showing the first ${v.count}.`;

/** Line */
export const line = "Line";

/** Type */
export const type = "Type";

/** Warning */
export const warning = "Warning";

/** Rejected */
export const rejected = "Rejected";

/** Reason */
export const reason = "Reason";

/** None. */
export const none = "None.";

/** Download rejected rows */
export const downloadRejectedRows = "Download rejected rows";

/** Product import */
export const productImport = "Product import";

/** Couldn’t upload the file. Try again. */
export const couldntUploadFileTry = "Couldn’t upload the file. Try again.";

/** Couldn’t upload the file. It may be larger than 64 MB, or you may be offline. */
export const couldntUploadFileMay = "Couldn’t upload the file. It may be larger than 64 MB, or you may be offline.";

/** Couldn’t create the file. Try again. */
export const couldntCreateFileTry = "Couldn’t create the file. Try again.";

/** {name} downloaded. */
export const nameDownloaded = (v: { name: string | number }): string => `${v.name} downloaded.`;

/** The download was interrupted. Try again. */
export const downloadInterruptedTryAgain = "The download was interrupted. Try again.";

/** {counts}. */
export const result = (v: { counts: string | number }): string => `${v.counts}.`;

/** Expected result: {counts}. */
export const expectedResult = (v: { counts: string | number }): string => `Expected result: ${v.counts}.`;

/** {count, plural, one {# warning.} other {# warnings.}} */
export const warnings = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} warning.` : `${v.count.toLocaleString("en")} warnings.`)}`;
