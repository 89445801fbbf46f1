/** Data of an issued document. */
export interface IssuedFacts {
  invoiceId: number;
  /** Shown on the document. */
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  orderId: number;
  /** In minor units; positive for credit notes, too. */
  totalMinor: number;
  currency: string;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** An invoice or credit note was issued. */
    invoiceIssued: IssuedFacts;
  }
}
