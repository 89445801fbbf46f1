import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderAddress_order$key } from '../__generated__/OrderAddress_order.graphql.ts';
import styles from './orderPage.module.css';

/** Where the order goes, and how. */
export function OrderAddress({ order: key }: { order: OrderAddress_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAddress_order on Order {
        firstName
        lastName
        address1
        address2
        postcode
        city
        country {
          name
        }
        phone
        note
        shippingMethod {
          name
        }
      }
    `,
    key,
  );
  const lines = [
    `${order.firstName} ${order.lastName}`,
    order.address1,
    order.address2,
    `${order.postcode} ${order.city}`,
    order.country.name,
    order.phone,
  ];
  return (
    <section className={styles.box} aria-labelledby="address-title">
      <h2 id="address-title">Delivery</h2>
      <address className={styles.address}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {order.shippingMethod && <p>{order.shippingMethod.name}</p>}
      {order.note && (
        <div className={styles.note}>
          <h3>Your note</h3>
          <p>{order.note}</p>
        </div>
      )}
    </section>
  );
}
