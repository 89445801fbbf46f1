import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { useAnnounce } from '../visitor/announcement.ts';
import { Button } from '../kit/Button.tsx';
import type { CancelOrderForm_order$key } from '../__generated__/CancelOrderForm_order.graphql.ts';
import type { OrderActionData } from './orderActions.ts';
import styles from './orderPage.module.css';
import { useCancelOrder } from './useCancelOrder.ts';

export interface CancelOrderFormProps {
  order: CancelOrderForm_order$key;
  /** The key of the link that opened the page. */
  orderKey: string;
}

/** Cancels the order, once somebody has said so twice. Works without script: the second time is inside of what opens the first time. */
export function CancelOrderForm({ order, orderKey }: CancelOrderFormProps) {
  const { number, url, canBeCancelled } = useFragment(
    graphql`
      fragment CancelOrderForm_order on Order {
        number
        url
        canBeCancelled
      }
    `,
    order,
  );
  const announce = useAnnounce();
  const [cancel, isCancelling] = useCancelOrder();
  const [reason, setReason] = useState<string | null>(useActionData<OrderActionData>()?.error ?? null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isCancelling) return;
    setReason(null);
    cancel({
      variables: { input: { number, key: orderKey } },
      onDone: () => {
        announce(`Order ${number} cancelled.`);
        document.querySelector<HTMLElement>('main h1')?.focus();
      },
      onError: setReason,
    });
  }

  const alert = reason && (
    <p className={styles.problem} role="alert">
      {reason}
    </p>
  );
  if (!canBeCancelled) return alert;
  return (
    <details className={styles.cancel} open={reason !== null}>
      <summary>Cancel this order</summary>
      <form method="post" action={url} onSubmit={submit}>
        <p>Nothing will be shipped, and you won’t have to pay. This can’t be undone.</p>
        {alert}
        <Button type="submit" kind="secondary" aria-disabled={isCancelling} aria-busy={isCancelling}>
          {isCancelling ? 'Cancelling…' : `Yes, cancel order ${number}`}
        </Button>
      </form>
    </details>
  );
}
