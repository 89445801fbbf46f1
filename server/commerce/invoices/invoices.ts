// Public API of the invoices module.
export { documentByLink, documentForStaff, documentRoute, staffDocumentRoute, type FoundDocument } from './access.ts';
export { accountingCsv } from './accountingCsv.ts';
export { archiveDocuments, documentPdf } from './archive.ts';
export { InvoiceNotFoundError } from './errors.ts';
export { issueDocuments } from './issue.ts';
export { invoicePersonalData } from './personalData.ts';
export { printedInvoices } from './print.ts';
export { issueDueDocuments, orderInvoices } from './tasks.ts';
export { vatReport, vatReportCsv } from './vatReport.ts';
