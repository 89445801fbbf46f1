import type { Charge } from '../provider.ts';

// Amounts and states in the form that payment companies write them, and the check of what they collected.

/** What companies and protocols call a cancelled payment, order or checkout. */
export const cancelledStatus = 'canceled';

/** Whether a payment or a refund was cancelled, by the status that companies spell the American way. */
export const isCancelled = (status: string | null | undefined): boolean => status === cancelledStatus;

/** An amount as decimal text, with exactly the decimals of its currency: 1234 in EUR is "12.34", 1234 in JPY is "1234". */
export function decimalAmount(amountMinor: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const minor = String(amountMinor).padStart(digits + 1, '0');
  return digits === 0 ? minor : `${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
}

/** What a payment company has on its books about a charge. */
export interface CompanyRecord {
  /** The company's name. */
  company: string;
  /** The company's ID of the payment. */
  reference: string;
  /** Key of the charge that the payment was made for. */
  chargeKey: string | null | undefined;
  /** As decimal text. */
  amount: string | undefined;
  /** ISO 4217. */
  currency: string | undefined;
}

/** @throws Error when a payment isn't that of the charge, or has another amount or currency */
export function assertAsOrdered(
  { key, amountMinor, currency }: Pick<Charge, 'key' | 'amountMinor' | 'currency'>,
  { company, reference, chargeKey, ...paid }: CompanyRecord,
): void {
  if (chargeKey !== key) throw new Error(`${company}: ${reference} does not belong to the charge ${key}.`);
  const amount = decimalAmount(amountMinor, currency);
  if (paid.amount === amount && paid.currency === currency) return;
  throw new Error(
    `${company}: ${reference} is for ${paid.amount} ${paid.currency} instead of ${amount} ${currency}. Check it in your ${company} account.`,
  );
}
