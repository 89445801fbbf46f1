import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderItems_order$key } from '../__generated__/OrderItems_order.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderItems.module.css';
import * as t from './__generated__/messages.ts';

/** The ordered items, and the totals. */
export function OrderItems({ order: key }: { order: OrderItems_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderItems_order on Order {
        lines {
          id
          name
          sku
          quantity
          refundedQuantity
          shippedQuantity
          options {
            name
            value
          }
          deposit {
            amount {
              formatted
            }
          }
          unitPrice {
            formatted
          }
          lineTotal {
            formatted
          }
        }
        subtotal {
          formatted
        }
        discount {
          amount
          formatted
        }
        coupons {
          code
        }
        shippingMethod {
          name
        }
        shipping {
          formatted
        }
        taxes {
          label
          amount {
            formatted
          }
        }
        total {
          formatted
        }
        paid {
          amount
          formatted
        }
        refunded {
          amount
          formatted
        }
        refundedTaxes {
          label
          amount {
            formatted
          }
        }
      }
    `,
    key,
  );
  const codes = order.coupons.map(({ code }) => code).join(', ');
  const sums: { name: string; value: string; isMain?: boolean }[] = [
    { name: t.subtotal, value: order.subtotal.formatted },
    ...(order.discount.amount > 0
      ? [{ name: codes === '' ? t.discount : t.discountCodes({ codes }), value: `−${order.discount.formatted}` }]
      : []),
    ...(order.shippingMethod ? [{ name: t.deliveryBy({ method: order.shippingMethod.name }), value: order.shipping.formatted }] : []),
    { name: t.total, value: order.total.formatted, isMain: true },
    ...order.taxes.map(({ label, amount }) => ({ name: t.includesTax({ tax: label }), value: amount.formatted })),
    ...(order.paid.amount > 0 ? [{ name: t.paid, value: order.paid.formatted }] : []),
    ...(order.refunded.amount > 0 ? [{ name: t.refunded, value: `−${order.refunded.formatted}` }] : []),
    ...order.refundedTaxes.map(({ label, amount }) => ({ name: t.includesRefundedTax({ tax: label }), value: `−${amount.formatted}` })),
  ];
  return (
    <Panel title={t.items}>
      <ul className={styles.lines} role="list">
        {order.lines.map(({ id, name, sku, quantity, refundedQuantity, shippedQuantity, options, unitPrice, deposit, lineTotal }) => (
          <li key={id} className={styles.line}>
            <div className={styles.name}>
              <strong>{name}</strong>
              {options.map((option) => (
                <span key={option.name} className={styles.detail}>{`${option.name}: ${option.value}`}</span>
              ))}
              {sku != null && <span className={styles.detail}>{t.skuValue({ sku })}</span>}
              {shippedQuantity > 0 && <span className={styles.detail}>{t.ofShipped({ shipped: shippedQuantity, quantity })}</span>}
              {refundedQuantity > 0 && <span className={styles.detail}>{t.ofRefunded({ refunded: refundedQuantity, quantity })}</span>}
            </div>
            <span
              className={styles.amount}
            >{`${quantity} × ${unitPrice.formatted}${deposit ? ` ${t.plusDepositEach({ deposit: deposit.amount.formatted })}` : ''}`}</span>
            <span className={styles.sum}>{lineTotal.formatted}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(({ name, value, isMain }) => (
          <div key={name} data-main={isMain || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
