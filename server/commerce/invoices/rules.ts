import type { InvoiceMoment, OrderStatus } from '../../generated/prisma/enums.ts';
import type { InvoiceObstacle } from './errors.ts';

// When documents are issued, and their numbers and sums. Pure.

/** What decides whether an order gets its invoice by itself. */
export interface InvoiceFacts {
  status: OrderStatus;
  totalMinor: number;
  paidMinor: number;
  /** Whether it was ever completed. */
  isDelivered: boolean;
}

const withoutInvoice: readonly OrderStatus[] = ['PENDING_PAYMENT', 'CANCELLED', 'FAILED'];

/**
 * Whether the invoice is due. Directive 2006/112/EC, article 222 leaves the moment to member states; both that shops use are offered. An
 * order that isn't paid in advance has its invoice at delivery either way. Free orders have none of their own accord: nothing was charged.
 */
export function isInvoiceDue({ status, totalMinor, paidMinor, isDelivered }: InvoiceFacts, moment: InvoiceMoment): boolean {
  if (withoutInvoice.includes(status) || totalMinor === 0) return false;
  return isDelivered || (moment === 'PAYMENT' && paidMinor >= totalMinor);
}

/** Why staff can't issue an invoice for an order; null if they can. */
export function invoiceObstacle({ status, email }: { status: OrderStatus; email: string }): InvoiceObstacle | null {
  if (status === 'PENDING_PAYMENT') return 'UNPAID_ONLINE';
  if (withoutInvoice.includes(status)) return 'CLOSED';
  return email === '' ? 'ERASED' : null;
}

/** @returns a number such as INV-2026-00001; longer from the hundred thousandth of a year on */
export function documentNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(5, '0')}`;
}

/** An amount at one rate. */
export interface RatePart {
  vatBasisPoints: number;
  grossMinor: number;
  vatMinor: number;
}

/** The sums at one rate: net and VAT add up to the gross amount. */
export interface RateSums extends RatePart {
  netMinor: number;
}

/** Adds up amounts by rate, highest rate first, including 0%. */
export function sumsByRate(parts: readonly RatePart[]): RateSums[] {
  const sums = new Map<number, RateSums>();
  for (const { vatBasisPoints, grossMinor, vatMinor } of parts) {
    const sum = sums.get(vatBasisPoints) ?? { vatBasisPoints, grossMinor: 0, vatMinor: 0, netMinor: 0 };
    sum.grossMinor += grossMinor;
    sum.vatMinor += vatMinor;
    sum.netMinor += grossMinor - vatMinor;
    sums.set(vatBasisPoints, sum);
  }
  return [...sums.values()].toSorted((a, b) => b.vatBasisPoints - a.vatBasisPoints);
}

/** The sum of all rates. */
export function totalOfRates(taxes: readonly RateSums[]): { netMinor: number; vatMinor: number; totalMinor: number } {
  const sum = (of: (part: RateSums) => number) => taxes.reduce((total, part) => total + of(part), 0);
  return {
    netMinor: sum(({ netMinor }) => netMinor),
    vatMinor: sum(({ vatMinor }) => vatMinor),
    totalMinor: sum((part) => part.grossMinor),
  };
}
