import { useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import styles from './foldedSummary.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import type { ComponentProps } from 'react';
import * as t from '../__generated__/messages.ts';

export interface FoldedSummaryProps extends ComponentProps<typeof OrderSummary> {
  /** Formatted; null if the shop does not deliver to the country. */
  total: string | null;
}

/** The order's total at the top of narrow windows, with its items on request. Below the form they are shown again, beside the button. */
export function FoldedSummary({ total, ...order }: FoldedSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <span>{t.orderSummary}</span>
        <Icon name="chevronDown" size={16} />
        <strong>{total}</strong>
      </summary>
      <div className={styles.items}>{isOpen && <OrderSummary {...order} />}</div>
    </details>
  );
}
