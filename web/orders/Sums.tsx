import styles from './orderSummary.module.css';
import * as t from './__generated__/messages.ts';

export interface SumsProps {
  /** The amounts that make up the total, formatted. */
  rows: readonly { name: string; note?: string; amount: string }[];
  total: string;
  /** The VAT that the total contains; null while it is not known. */
  taxes: readonly { label: string; amount: string }[] | null;
}

/** Amounts in a column, their total, and the VAT included. */
export function Sums({ rows, total, taxes }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ name, note, amount }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <span className={styles.rowNote}> {note}</span>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{taxes?.length === 0 ? t.total : t.totalInclVat({ vat: (text) => <span className={styles.vat}>{text}</span> })}</dt>
        <dd>{total}</dd>
      </div>
      {taxes?.map(({ label, amount }) => (
        <div key={label} className={styles.tax}>
          <dt>{t.includesLabel({ label })}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown instead of the VAT while it can't be calculated. */
export const taxesUnknown = t.weCantCalculateVat;

/**
 * Shipping costs as they are shown.
 * @param amount minor units
 */
export function deliveryPrice(amount: number, formatted: string): string {
  return amount === 0 ? t.free : formatted;
}
