/** Names of the kinds of documents. */
export const kindNames: Readonly<Record<string, string>> = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' };
