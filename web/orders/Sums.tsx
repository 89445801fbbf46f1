import styles from './orderSummary.module.css';

export interface SumsProps {
  /** What leads to the total: what it is, and how much, both as they are shown. */
  rows: readonly { name: string; note?: string; amount: string }[];
  total: string;
  /** The VAT that the total contains; null while it is not known. */
  taxes: readonly { label: string; amount: string }[] | null;
}

/** Amounts below each other, their total, and the VAT in it. */
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
        <dt>Total {taxes?.length !== 0 && <span className={styles.vat}>incl. VAT</span>}</dt>
        <dd>{total}</dd>
      </div>
      {taxes?.map(({ label, amount }) => (
        <div key={label} className={styles.tax}>
          <dt>Includes {label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Said in place of the VAT while it can't be calculated. */
export const taxesUnknown = 'We can’t calculate the VAT in this total at the moment. Try again in a few minutes.';

/** A price of delivery as it is shown. @param amount minor units */
export function deliveryPrice(amount: number, formatted: string): string {
  return amount === 0 ? 'Free' : formatted;
}
