import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { OrderInvoices_order$key } from '../__generated__/OrderInvoices_order.graphql.ts';
import type { OrderInvoicesMutation } from '../__generated__/OrderInvoicesMutation.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { CorrectInvoice } from './CorrectInvoice.tsx';
import { kindNames } from './kindNames.ts';
import styles from './OrderInvoices.module.css';
import * as t from './__generated__/messages.ts';

/** The invoice and credit notes of an order, and a button that issues the invoice. */
export function OrderInvoices({ order: key }: { order: OrderInvoices_order$key }) {
  const { id, status, invoices } = useFragment(
    graphql`
      fragment OrderInvoices_order on Order {
        id
        status
        invoices {
          number
          kind
          issuedAt
          adminUrl
          total {
            formatted
          }
          invoice {
            number
          }
          ...CorrectInvoice_invoice
        }
      }
    `,
    key,
  );
  const { run, isBusy } = useAdminMutation<OrderInvoicesMutation, 'IssueInvoicePayload'>(
    graphql`
      mutation OrderInvoicesMutation($input: IssueInvoiceInput!) {
        result: issueInvoice(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on IssueInvoicePayload {
            order {
              ...OrderInvoices_order
            }
          }
        }
      }
    `,
    'IssueInvoicePayload',
  );
  const canIssue = invoices.length === 0 && !['PENDING_PAYMENT', 'CANCELLED', 'FAILED'].includes(status);
  const current = invoices.findLast(({ kind }) => kind === 'INVOICE');
  const canCorrect = current && !invoices.some(({ invoice }) => invoice?.number === current.number);
  const [isCorrecting, setCorrecting] = useState(false);
  const issue = () =>
    run({
      variables: { input: { orderId: id } },
      onDone: () => showToast({ kind: 'success', text: t.invoiceIssued }),
    });
  return (
    <Panel
      title={t.invoices}
      actions={
        canIssue && (
          <Button kind="secondary" aria-busy={isBusy} disabled={isBusy} onClick={issue}>
            {t.issueInvoice}
          </Button>
        )
      }
    >
      {isCorrecting && current && <CorrectInvoice orderId={id} invoice={current} onClose={() => setCorrecting(false)} />}
      {invoices.length === 0 ? (
        <p>{t.noInvoiceYet}</p>
      ) : (
        <ul className={styles.list} role="list">
          {invoices.map(({ number, kind, issuedAt, adminUrl, total }) => (
            <li key={number}>
              <span>
                <a href={adminUrl ?? undefined}>{`${kindNames[kind] ?? kind} ${number}`}</a>
                <span className={styles.detail}>{formatDateTime(issuedAt)}</span>
              </span>
              <span>{kind === 'CREDIT_NOTE' ? `−${total.formatted}` : total.formatted}</span>
            </li>
          ))}
        </ul>
      )}
      {canCorrect && (
        <Button kind="secondary" size="small" onClick={() => setCorrecting(true)}>
          {t.correctNameOrAddress}
        </Button>
      )}
    </Panel>
  );
}
