// Generated from the catalogues (messages.*.json): npm run generate.

/** Name */
export const name = "Name";

/** Company */
export const company = "Company";

/** Street and house number */
export const streetAndHouseNumber = "Street and house number";

/** Address line 2 */
export const addressLine = "Address line 2";

/** Postcode */
export const postcode = "Postcode";

/** Town or city */
export const townOrCity = "Town or city";

/** Country code */
export const countryCode = "Country code";

/** VAT ID */
export const vatId = "VAT ID";

/** Reason */
export const reason = "Reason";

/** Two letters, such as DE. The VAT doesn’t change. */
export const twoLettersSuchAs = "Two letters, such as DE. The VAT doesn’t change.";

/** Optional. With its country code. */
export const optionalWithItsCountryCode = "Optional. With its country code.";

/** Optional. Shown on the credit note. */
export const optionalOnCreditNote = "Optional. Shown on the credit note.";

/** Invoice corrected. */
export const invoiceCorrected = "Invoice corrected.";

/** Correct invoice {number}? */
export const correctInvoiceQuestion = (v: { number: string | number }): string => `Correct invoice ${v.number}?`;

/** Correct invoice */
export const correctInvoice = "Correct invoice";

/** An issued invoice can’t be changed. A credit note cancels it, and a new invoice with a new number replaces it. Amounts stay the same. */
export const correctionConsequences = "An issued invoice can’t be changed. A credit note cancels it, and a new invoice with a new number replaces it. Amounts stay the same.";

/** Prefix of invoice numbers */
export const prefixOfInvoiceNumbers = "Prefix of invoice numbers";

/** Prefix of credit note numbers */
export const prefixOfCreditNoteNumbers = "Prefix of credit note numbers";

/** Issue invoices */
export const issueInvoices = "Issue invoices";

/** Note on invoices without VAT */
export const noteOnInvoicesWithout = "Note on invoices without VAT";

/** Text at the end */
export const textAtTheEnd = "Text at the end";

/** When an order is paid */
export const whenOrderIsPaid = "When an order is paid";

/** When an order is completed */
export const whenOrderIsCompleted = "When an order is completed";

/** Invoice settings saved. */
export const invoiceSettingsSaved = "Invoice settings saved.";

/** Invoice settings */
export const invoiceSettings = "Invoice settings";

/** These settings apply to invoices and credit notes issued from now on. The shop’s legal name, address and VAT ID come from the shop details. */
export const settingsApplyFromNow = "These settings apply to invoices and credit notes issued from now on. The shop’s legal name, address and VAT ID come from the shop details.";

/** Numbers and time */
export const numbersAndTime = "Numbers and time";

/** INV gives numbers such as INV-2026-00001. */
export const prefixExample = "INV gives numbers such as INV-2026-00001.";

/** Orders that aren’t paid in advance get their invoice when they are completed. */
export const ordersNotPaidInAdvance = "Orders that aren’t paid in advance get their invoice when they are completed.";

/** Texts */
export const texts = "Texts";

/** If you charge no VAT, give the reason, such as a small business scheme. If empty: “No VAT is charged.” */
export const noVatNoteHint = "If you charge no VAT, give the reason, such as a small business scheme. If empty: “No VAT is charged.”";

/** Shown below the totals. */
export const shownBelowTheTotals = "Shown below the totals.";

/** Number */
export const number = "Number";

/** Issued */
export const issued = "Issued";

/** Type */
export const type = "Type";

/** Order */
export const order = "Order";

/** Country */
export const country = "Country";

/** Net */
export const net = "Net";

/** VAT */
export const vat = "VAT";

/** Total */
export const total = "Total";

/** Invoices */
export const invoices = "Invoices";

/** Invoices and credit notes as issued. Open one to download its PDF. */
export const whatInvoicesAre = "Invoices and credit notes as issued. Open one to download its PDF.";

/** Search by document number or order number */
export const searchByDocumentNumberOrOrder = "Search by document number or order number";

/** All types */
export const allTypes = "All types";

/** From */
export const from = "From";

/** Until */
export const until = "Until";

/** No invoices found. */
export const noInvoicesFound = "No invoices found.";

/** Download as CSV */
export const downloadAsCsv = "Download as CSV";

/** Invoice */
export const invoice = "Invoice";

/** Credit note */
export const creditNote = "Credit note";

/** Invoice issued. */
export const invoiceIssued = "Invoice issued.";

/** Issue invoice */
export const issueInvoice = "Issue invoice";

/** No invoice yet. */
export const noInvoiceYet = "No invoice yet.";

/** Correct name or address */
export const correctNameOrAddress = "Correct name or address";

/** VAT report */
export const vatReport = "VAT report";

/** Domestic */
export const domestic = "Domestic";

/** OSS */
export const oss = "OSS";

/** Export */
export const exports = "Export";

/** Declared in */
export const declaredIn = "Declared in";

/** Rate */
export const rate = "Rate";

/** Correction of */
export const correctionOf = "Correction of";

/** Documents */
export const documents = "Documents";

/** Gross */
export const gross = "Gross";

/** Turnover and VAT in {year} Q{quarter}, from invoices and credit notes by their date. Use the OSS rows for the One Stop Shop return. */
export const turnoverAndVat = (v: { year: string | number; quarter: string | number }): string => `Turnover and VAT in ${v.year} Q${v.quarter}, from invoices and credit notes by their date. Use the OSS rows for the One Stop Shop return.`;

/** Quarter */
export const quarter = "Quarter";

/** Current quarter */
export const currentQuarter = "Current quarter";

/** No invoices or credit notes were issued in this quarter. */
export const noInvoicesInQuarter = "No invoices or credit notes were issued in this quarter.";
