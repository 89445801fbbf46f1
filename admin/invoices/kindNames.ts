import * as t from './__generated__/messages.ts';

/** Names of the kinds of documents. */
export const kindNames: Readonly<Record<string, string>> = { INVOICE: t.invoice, CREDIT_NOTE: t.creditNote };
