import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { MoneyText } from '../kit/MoneyText.tsx';
import { Picture } from '../kit/Picture.tsx';
import type { OrderLines_order$key } from '../__generated__/OrderLines_order.graphql.ts';
import styles from './orderSummary.module.css';
import pageStyles from './orderPage.module.css';
import { deliveryPrice, Sums } from './Sums.tsx';
import * as t from './__generated__/messages.ts';

/** The ordered items, with their names and prices at the time of the order. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { lines, subtotal, coupons, shippingMethod, shipping, total, taxes } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          id
          name
          quantity
          refundedQuantity
          shippedQuantity
          options {
            name
            value
          }
          image {
            ...Picture_image
          }
          withdrawalException {
            text
          }
          deposit {
            amount {
              formatted
            }
          }
          product {
            url
          }
          lineTotal {
            ...MoneyText_money
          }
        }
        subtotal {
          formatted
        }
        coupons {
          code
          discount {
            amount
            formatted
          }
        }
        shippingMethod {
          name
        }
        shipping {
          amount
          formatted
        }
        total {
          formatted
        }
        taxes {
          label
          amount {
            formatted
          }
        }
      }
    `,
    order,
  );
  const rows = [
    { name: t.subtotal, amount: subtotal.formatted },
    ...coupons.map(({ code, discount }) => ({
      name: t.couponCode({ code }),
      amount: discount.amount === 0 ? t.freeDelivery : `−${discount.formatted}`,
    })),
    ...(shippingMethod ? [{ name: t.delivery, amount: deliveryPrice(shipping.amount, shipping.formatted) }] : []),
  ];
  return (
    <section className={pageStyles.box} aria-labelledby="lines-title">
      <h2 id="lines-title">{t.whatYouOrdered}</h2>
      <ul role="list" className={styles.lines}>
        {lines.map(
          ({ id, name, quantity, refundedQuantity, shippedQuantity, options, image, withdrawalException, deposit, product, lineTotal }) => (
            <li key={id} className={styles.line}>
              <div className={styles.picture}>{image && <Picture image={image} sizes="3.5rem" alt="" />}</div>
              <div>
                <p className={styles.name}>
                  {product ? <Link to={product.url}>{name}</Link> : name} <span className={styles.times}>× {quantity}</span>
                </p>
                {shippedQuantity > 0 && <p className={styles.options}>{t.quantityShipped({ shipped: shippedQuantity, quantity })}</p>}
                {refundedQuantity > 0 && <p className={styles.options}>{t.quantityRefunded({ refunded: refundedQuantity, quantity })}</p>}
                {options.length > 0 && (
                  <p className={styles.options}>{options.map((option) => `${option.name}: ${option.value}`).join(', ')}</p>
                )}
                {deposit && <p className={styles.options}>{t.includesDeposit({ deposit: deposit.amount.formatted })}</p>}
                {withdrawalException && <p className={styles.options}>{withdrawalException.text}</p>}
              </div>
              <p className={styles.price}>
                <MoneyText money={lineTotal} />
              </p>
            </li>
          ),
        )}
      </ul>
      <Sums rows={rows} total={total.formatted} taxes={taxes.map(({ label, amount }) => ({ label, amount: amount.formatted }))} />
    </section>
  );
}
