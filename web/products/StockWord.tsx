import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StockWord_stock$key } from '../__generated__/StockWord_stock.graphql.ts';
import styles from './StockWord.module.css';

/** Availability in words; the dot's colour only repeats it. */
export function StockWord({ stock }: { stock: StockWord_stock$key }) {
  const { status, left } = useFragment(
    graphql`
      fragment StockWord_stock on Stock {
        status
        left
      }
    `,
    stock,
  );
  const words = {
    IN_STOCK: 'In stock',
    LOW_STOCK: left == null ? 'Only a few left' : `Only ${left} left`,
    ON_BACKORDER: 'Available on backorder',
    OUT_OF_STOCK: 'Out of stock',
  };
  const known = status === '%future added value' ? 'IN_STOCK' : status;
  return (
    <p className={styles.stock} data-status={known}>
      {words[known]}
    </p>
  );
}
