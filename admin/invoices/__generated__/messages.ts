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

/** Two letters, such as DE. Changing the country doesn’t change the VAT. */
export const twoLettersSuchAs = "Two letters, such as DE. Changing the country doesn’t change the VAT.";

/** Optional. Include the country code, such as DE. */
export const optionalWithItsCountryCode = "Optional. Include the country code, such as DE.";

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

/** Invoice number prefix */
export const prefixOfInvoiceNumbers = "Invoice number prefix";

/** Credit note number prefix */
export const prefixOfCreditNoteNumbers = "Credit note number prefix";

/** Issue invoices */
export const issueInvoices = "Issue invoices";

/** Note on invoices without VAT */
export const noteOnInvoicesWithout = "Note on invoices without VAT";

/** Footer text */
export const textAtTheEnd = "Footer text";

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

/** Numbering and timing */
export const numbersAndTime = "Numbering and timing";

/** INV gives numbers such as INV-2026-00001. */
export const prefixExample = "INV gives numbers such as INV-2026-00001.";

/** Orders that aren’t paid in advance are invoiced when they’re completed. */
export const ordersNotPaidInAdvance = "Orders that aren’t paid in advance are invoiced when they’re completed.";

/** Wording */
export const texts = "Wording";

/** If you don’t charge VAT, give the reason, such as a small business scheme. Leave empty to use “No VAT is charged.” */
export const noVatNoteHint = "If you don’t charge VAT, give the reason, such as a small business scheme. Leave empty to use “No VAT is charged.”";

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

/** All issued invoices and credit notes. Open one to download its PDF. */
export const whatInvoicesAre = "All issued invoices and credit notes. Open one to download its PDF.";

/** Search by document number or order number */
export const searchByDocumentNumberOrOrder = "Search by document number or order number";

/** All types */
export const allTypes = "All types";

/** From */
export const from = "From";

/** To */
export const until = "To";

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

/** Turnover and VAT for Q{quarter} {year}, based on the dates of invoices and credit notes. Use the OSS rows for the One Stop Shop return. */
export const turnoverAndVat = (v: { quarter: string | number; year: string | number }): string => `Turnover and VAT for Q${v.quarter} ${v.year}, based on the dates of invoices and credit notes. Use the OSS rows for the One Stop Shop return.`;

/** Quarter */
export const quarter = "Quarter";

/** Current quarter */
export const currentQuarter = "Current quarter";

/** No invoices or credit notes were issued in this quarter. */
export const noInvoicesInQuarter = "No invoices or credit notes were issued in this quarter.";
