import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { useAnnounce } from '../visitor/announcement.ts';
import { Button } from '../kit/Button.tsx';
import type { CancelOrderForm_order$key } from '../__generated__/CancelOrderForm_order.graphql.ts';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { orderAction, type OrderActionData } from './orderActions.ts';
import styles from './orderPage.module.css';
import * as t from './__generated__/messages.ts';

/**
 * Cancels the order, after a second confirmation. Works without script: the confirming button is inside the details that the first click
 * opens.
 */
export function CancelOrderForm({ order }: { order: CancelOrderForm_order$key }) {
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
  const served = useActionData<OrderActionData>();
  const { answer, isSending, submit } = useFormAction<OrderActionData>(orderAction, (error) => ({ error }), {
    // The page's other form sends an intent.
    answered: served && !served.intent ? served : null,
    onDone: () => {
      announce(t.orderCancelled({ number }));
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });

  const alert = answer && (
    <p className={styles.problem} role="alert">
      {answer.error}
    </p>
  );
  if (!canBeCancelled) return alert;
  return (
    <details className={styles.cancel} open={isSending || answer !== null || undefined}>
      <summary>{t.cancelThisOrder}</summary>
      <form method="post" action={url} onSubmit={submit}>
        <p>{t.nothingWillBeShipped}</p>
        {alert}
        <Button type="submit" kind="secondary" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? t.cancelling : t.yesCancelOrder({ number })}
        </Button>
      </form>
    </details>
  );
}
