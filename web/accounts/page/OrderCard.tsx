import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { OrderCard_order$key } from '../../__generated__/OrderCard_order.graphql.ts';
import { cartPath, viewCart } from '../../cart/ViewCartLink.tsx';
import { orderStatusText } from '../../orders/orderStatusText.ts';
import { shownDay } from '../../kit/clock/shownTime.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { MoneyText } from '../../kit/MoneyText.tsx';
import { Picture } from '../../kit/Picture.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useForms } from './accountForms.ts';
import styles from './orderCard.module.css';
import * as t from '../__generated__/messages.ts';

/** Maximum number of product pictures shown. */
const picturesShown = 4;

export interface OrderCardProps {
  order: OrderCard_order$key;
  /** Heading level, depending on the surrounding page. */
  heading: 'h2' | 'h3';
}

/** An order in the list: status, products and actions. */
export function OrderCard({ order: key, heading: Heading }: OrderCardProps) {
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        id
        number
        url
        placedAt
        status
        paymentState
        paidAt
        isPartiallyRefunded
        fulfilmentStatus
        paymentMethod {
          flow
        }
        total {
          ...MoneyText_money
        }
        lines {
          id
          name
          quantity
          image {
            ...Picture_image
          }
        }
      }
    `,
    key,
  );
  const { number, lines, paymentState, paymentMethod, paidAt, isPartiallyRefunded, status } = order;
  const words = orderStatusText({
    status,
    paymentState: paymentState ?? null,
    paymentFlow: paymentMethod.flow ?? null,
    isPaid: paidAt != null,
    isPartiallyRefunded,
    fulfilment: order.fulfilmentStatus ?? null,
  });
  const pictures = lines.flatMap(({ id, image }) => (image ? [{ id, image }] : [])).slice(0, picturesShown);
  return (
    <article className={styles.card} aria-labelledby={`order-${number}`}>
      <div className={styles.head}>
        <Heading id={`order-${number}`}>
          <Link to={order.url}>{t.orderNumber({ number })}</Link>
        </Heading>
        <p className={styles.status} data-tone={words.tone}>
          {words.status}
        </p>
      </div>
      <p className={styles.facts}>
        <time dateTime={order.placedAt}>{shownDay(order.placedAt)}</time> · <MoneyText money={order.total} />
      </p>
      <div className={styles.goods}>
        {pictures.length > 0 && (
          <ul role="list" className={styles.pictures} aria-hidden="true">
            {pictures.map(({ id, image }) => (
              <li key={id}>
                <Picture image={image} sizes="3.5rem" alt="" />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.names}>{lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')}</p>
      </div>
      <AccountForm
        name="reorder"
        of={order.id}
        kind="secondary"
        size="small"
        button={t.orderAgain}
        busyButton={t.addingToCart}
        buttonLabel={t.orderAgainItemsFrom({ number })}
        buttonClassName={styles.actions}
        beside={
          <ButtonLink to={order.url} kind="quiet" size="small" aria-label={t.viewOrder({ number })}>
            {t.viewOrder2}
          </ButtonLink>
        }
      >
        <input type="hidden" name="orderId" value={order.id} />
      </AccountForm>
      <Reordered orderId={order.id} />
    </article>
  );
}

/** The outcome of reordering, including products that couldn't be added. */
function Reordered({ orderId }: { orderId: string }) {
  const { answer } = useForms();
  if (!answer?.leftOut || answer.values.orderId !== orderId) return null;
  return (
    <div className={styles.reordered}>
      {answer.leftOut.length > 0 && (
        <>
          <p>{t.notAddedLabel}</p>
          <ul>
            {answer.leftOut.map(({ name, message }) => (
              <li key={name + message}>
                <strong>{name}</strong> – {message}
              </li>
            ))}
            {answer.untoldCount ? <li>{t.andMore({ untoldCount: answer.untoldCount })}</li> : null}
          </ul>
        </>
      )}
      {answer.values.added !== '0' && (
        <p>
          <Link to={cartPath}>{viewCart}</Link>
        </p>
      )}
    </div>
  );
}
