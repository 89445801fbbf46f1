import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useHydrated } from '../kit/useHydrated.ts';
import type { OrderState_order$key } from '../__generated__/OrderState_order.graphql.ts';
import { checkoutPath } from './checkout/deliveryChoices.ts';
import styles from './orderPage.module.css';
import { orderStatusText } from './orderStatusText.ts';
import { shownDay } from '../kit/clock/shownTime.ts';
import * as t from './__generated__/messages.ts';

/** Polling interval of the page of an order with an undecided payment, in milliseconds. */
const pollMs = 4_000;

const icons = { good: 'check', waiting: 'receipt', over: 'close' } as const;

/** The status of an order in words, and the buyer's actions. */
export function OrderState({ order: key }: { order: OrderState_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderState_order on Order {
        number
        placedAt
        email
        url
        status
        paymentState
        paidAt
        isPartiallyRefunded
        fulfilmentStatus
        paymentMethod {
          flow
        }
        nextAction {
          url
        }
      }
    `,
    key,
  );
  const { number, status, paymentState, nextAction } = order;
  const words = orderStatusText({
    status,
    paymentState: paymentState ?? null,
    paymentFlow: order.paymentMethod.flow ?? null,
    isPaid: order.paidAt != null,
    isPartiallyRefunded: order.isPartiallyRefunded,
    fulfilment: order.fulfilmentStatus ?? null,
  });
  const isUndecided = status === 'PENDING_PAYMENT' && !nextAction;
  const isPolling = usePolling(isUndecided);
  return (
    <header className={styles.state} data-tone={words.tone}>
      <span className={styles.mark}>
        <Icon name={icons[words.tone]} size={28} />
      </span>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p>
        {t.orderNumberPlacedOn({
          strong: (text) => <strong>{text}</strong>,
          number,
          day: <time dateTime={order.placedAt}>{shownDay(order.placedAt)}</time>,
        })}
      </p>
      <p className={styles.stateText}>{words.text}</p>
      {nextAction && (
        <p>
          {/* The provider's page is outside of this shop. */}
          <ButtonLink to={nextAction.url} reloadDocument size="large">
            {t.continueToPayment}
          </ButtonLink>
        </p>
      )}
      {isUndecided && <CheckAgain url={order.url} isAsking={isPolling} />}
      {status === 'FAILED' && (
        <div className={styles.retry}>
          <p>{t.yourCartIsSaved}</p>
          <ButtonLink to={checkoutPath} size="large">
            {t.tryAgain}
          </ButtonLink>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {words.status}
      </p>
      <p className={styles.hint}>
        {t.bookmarkThisPageToOpen({ link: (text) => <Link to="/find-order/">{text}</Link>, email: order.email })}
      </p>
    </header>
  );
}

function CheckAgain({ url, isAsking }: { url: string; isAsking: boolean }) {
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  return (
    <p>
      {isHydrated ? (
        <Button kind="secondary" aria-busy={isAsking} onClick={() => void revalidate()}>
          {t.checkAgain}
        </Button>
      ) : (
        <ButtonLink to={url} kind="secondary">
          {t.checkAgain}
        </ButtonLink>
      )}
    </p>
  );
}

/**
 * Polls the page's data while the page is visible.
 * @returns whether a request is running
 */
function usePolling(isOn: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
  return state !== 'idle';
}
