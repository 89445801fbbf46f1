import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Sums_money$key } from '../__generated__/Sums_money.graphql.ts';
import styles from './orderSummary.module.css';

function Amount({ money, isFreeAtZero = false }: { money: Sums_money$key; isFreeAtZero?: boolean }) {
  const { amount, formatted } = useFragment(
    graphql`
      fragment Sums_money on Money {
        amount
        formatted
      }
    `,
    money,
  );
  return isFreeAtZero && amount === 0 ? 'Free' : formatted;
}

export interface SumsProps {
  subtotal: Sums_money$key;
  shipping: Sums_money$key;
  total: Sums_money$key;
}

/** Subtotal, shipping and total below each other. */
export function Sums({ subtotal, shipping, total }: SumsProps) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Subtotal</dt>
        <dd>
          <Amount money={subtotal} />
        </dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>
          <Amount money={shipping} isFreeAtZero />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>
          Total <span className={styles.vat}>incl. VAT</span>
        </dt>
        <dd>
          <Amount money={total} />
        </dd>
      </div>
    </dl>
  );
}
