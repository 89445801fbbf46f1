import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StockWord_stock$key } from '../__generated__/StockWord_stock.graphql.ts';
import styles from './StockWord.module.css';
import * as t from './__generated__/messages.ts';

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
    IN_STOCK: t.inStock,
    LOW_STOCK: left == null ? t.onlyAFewLeft : t.onlyLeft({ left }),
    ON_BACKORDER: t.availableOnBackorder,
    OUT_OF_STOCK: t.outOfStock,
  };
  const known = status === '%future added value' ? 'IN_STOCK' : status;
  return (
    <p className={styles.stock} data-status={known}>
      {words[known]}
    </p>
  );
}
