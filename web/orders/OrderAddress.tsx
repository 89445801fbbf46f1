import { graphql, useFragment } from 'react-relay/hooks.js';
import { arrivalText } from '../../shared/delivery/deliveryEstimate.ts';
import type { OrderAddress_order$data, OrderAddress_order$key } from '../__generated__/OrderAddress_order.graphql.ts';
import styles from './orderPage.module.css';
import * as t from './__generated__/messages.ts';

interface ShownAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: { readonly name: string };
}

/** An address as written on a parcel. */
function written({ firstName, lastName, company, address1, address2, postcode, city, country }: ShownAddress): string[] {
  return [`${firstName} ${lastName}`.trim(), company, address1, address2, `${postcode} ${city}`.trim(), country.name];
}

/** When the order arrives, as promised when it was placed; '' without a promise and for orders of which nothing more is shipped. */
function arrivalOf({ status, deliveryEstimate }: Pick<OrderAddress_order$data, 'status' | 'deliveryEstimate'>): string {
  if (!deliveryEstimate || !['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING'].includes(status)) return '';
  const arrives = arrivalText(deliveryEstimate);
  return status === 'ON_HOLD' ? t.arrivesIfPaidToday({ arrives }) : arrives;
}

/** The delivery and billing address of an order, and its shipping method. */
export function OrderAddress({ order: key }: { order: OrderAddress_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAddress_order on Order {
        firstName
        lastName
        company
        address1
        address2
        postcode
        city
        country {
          name
        }
        vatId
        phone
        email
        note
        giftMessage
        billing {
          firstName
          lastName
          company
          address1
          address2
          postcode
          city
          country {
            name
          }
        }
        shippingMethod {
          name
        }
        status
        deliveryEstimate {
          # eslint-disable-next-line relay/unused-fields -- arrivalText() reads both
          earliest
          # eslint-disable-next-line relay/unused-fields -- see above
          latest
        }
        paymentMethod {
          name
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.box} aria-labelledby="address-title">
      <h2 id="address-title">{t.deliveryAndPayment}</h2>
      <div className={styles.parts}>
        <Part title={order.shippingMethod ? t.deliveryAddress : t.orderedBy} lines={written(order)} />
        <Part
          title={t.billingAddress}
          lines={[
            ...(order.billing ? written(order.billing) : [t.sameAddress]),
            order.vatId === '' ? '' : t.vatIdIs({ vatId: order.vatId }),
          ]}
        />
        <Part title={t.contact} lines={[order.email, order.phone]} />
        <Part
          title={t.deliveryAndPayment}
          lines={[order.shippingMethod?.name ?? t.noDeliveryNeeded, arrivalOf(order), order.paymentMethod.name]}
        />
        {order.giftMessage && <Part title={t.giftMessage} lines={[order.giftMessage]} />}
        {order.note && <Part title={t.yourNote} lines={[order.note]} />}
      </div>
    </section>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.written}>{lines.filter((line) => line !== '').join('\n')}</p>
    </div>
  );
}
