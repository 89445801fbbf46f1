import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderShipments_order$key } from '../__generated__/OrderShipments_order.graphql.ts';
import { shownDay } from '../kit/clock/shownTime.ts';
import styles from './orderShipments.module.css';
import * as t from './__generated__/messages.ts';

/** The shipments of an order, with links that track them; nothing before the first one. */
export function OrderShipments({ order }: { order: OrderShipments_order$key }) {
  const { shipments } = useFragment(
    graphql`
      fragment OrderShipments_order on Order {
        shipments {
          id
          number
          carrierName
          service
          trackingNumber
          trackingUrl
          shippedAt
          lines {
            quantity
            line {
              name
            }
          }
        }
      }
    `,
    order,
  );
  if (shipments.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="shipments-title">
      <h2 id="shipments-title">{t.yourShipments({ count: shipments.length })}</h2>
      <ol role="list" className={styles.list}>
        {shipments.map(({ id, number, carrierName, service, trackingNumber, trackingUrl, shippedAt, lines }) => (
          <li key={id}>
            <h3>
              {[carrierName, service].filter((text) => text !== '').join(', ')}, <time dateTime={shippedAt}>{shownDay(shippedAt)}</time>
            </h3>
            <p>{lines.map(({ quantity, line: { name } }) => `${quantity} × ${name}`).join(', ')}</p>
            {trackingNumber !== '' && <p className={styles.number}>{t.trackingNumber({ trackingNumber })}</p>}
            {trackingUrl != null && (
              <p>
                <a href={trackingUrl} rel="noopener noreferrer nofollow">
                  {t.trackShipment}
                  {shipments.length > 1 && ` ${number}`}
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
