import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BankTransferBox_bankTransfer$key } from '../__generated__/BankTransferBox_bankTransfer.graphql.ts';
import type { BankTransferBox_total$key } from '../__generated__/BankTransferBox_total.graphql.ts';
import styles from '../orders/orderPage.module.css';
import * as t from './__generated__/messages.ts';

export interface BankTransferBoxProps {
  bankTransfer: BankTransferBox_bankTransfer$key;
  total: BankTransferBox_total$key;
}

/** Bank details for paying the order. */
export function BankTransferBox({ bankTransfer: bankTransferKey, total }: BankTransferBoxProps) {
  const { accountName, iban, bic, reference } = useFragment(
    graphql`
      fragment BankTransferBox_bankTransfer on BankTransfer {
        accountName
        iban
        bic
        reference
      }
    `,
    bankTransferKey,
  );
  const { formatted } = useFragment(
    graphql`
      fragment BankTransferBox_total on Money {
        formatted
      }
    `,
    total,
  );
  const rows = [
    [t.amount, formatted],
    [t.recipient, accountName],
    ['IBAN', iban],
    ['BIC', bic],
    [t.reference, reference],
  ] as const;
  return (
    <section className={styles.payment} aria-labelledby="payment-title">
      <h2 id="payment-title">{t.payByBankTransfer}</h2>
      <p className={styles.hint}>{t.wellShipYourOrderOnce}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
