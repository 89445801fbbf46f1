import { graphql, useFragment } from 'react-relay/hooks.js';
import { SplitSums } from '../../marketplace/SplitSums.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { OrderSummary_cart$key } from '../../__generated__/OrderSummary_cart.graphql.ts';
import styles from '../orderSummary.module.css';
import { deliveryPrice, Sums, taxesUnknown } from '../Sums.tsx';
import { useAsOf, type Made } from './useAsOf.ts';
import * as t from '../__generated__/messages.ts';

/** The items to be ordered, and their costs. */
export function OrderSummary({ cart: key, made }: { cart: OrderSummary_cart$key; made: Made }) {
  const cart = useFragment(
    graphql`
      fragment OrderSummary_cart on Cart {
        lines {
          id
          key
          name
          quantity
          externalShop {
            __typename
          }
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
          lineTotal {
            formatted
          }
        }
        subtotalHere {
          formatted
        }
        ...SplitSums_cart
        coupons {
          code
          isApplicable
          isFreeShipping
          discount {
            formatted
          }
        }
        warnings {
          message
          lineKey
        }
        quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
          needsShipping
          exportTo
          country {
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
      }
    `,
    key,
  );
  const { lines, coupons, quote, subtotalHere, warnings } = useAsOf(cart, made);
  const discounts = coupons.flatMap(({ code, isApplicable, isFreeShipping, discount }) =>
    isApplicable ? [{ name: t.couponCode({ code }), amount: isFreeShipping ? t.freeDelivery : `−${discount.formatted}` }] : [],
  );
  const delivery = quote?.needsShipping
    ? [
        {
          name: t.delivery,
          note: t.toDestination({ destination: quote.exportTo ?? quote.country.name }),
          amount: deliveryPrice(quote.shipping.amount, quote.shipping.formatted),
        },
      ]
    : [];
  return (
    <>
      <ul role="list" className={styles.lines}>
        {lines
          .filter(({ externalShop }) => externalShop == null)
          .map((line) => (
            <li key={line.id} className={styles.line}>
              <div className={styles.picture}>{line.image && <Picture image={line.image} sizes="3.5rem" alt="" />}</div>
              <div>
                <p className={styles.name}>
                  {line.name} <span className={styles.times}>× {line.quantity}</span>
                </p>
                {line.options.length > 0 && (
                  <p className={styles.options}>{line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}</p>
                )}
                {line.deposit && <p className={styles.options}>{t.includesDeposit({ deposit: line.deposit.amount.formatted })}</p>}
                {line.withdrawalException && <p className={styles.options}>{line.withdrawalException.text}</p>}
                {warnings
                  .filter(({ lineKey }) => lineKey === line.key)
                  .map(({ message }) => (
                    <p key={message} className={styles.warning}>
                      {message}
                    </p>
                  ))}
              </div>
              <p className={styles.price}>{line.lineTotal.formatted}</p>
            </li>
          ))}
      </ul>
      {warnings
        .filter(({ lineKey }) => lineKey === null)
        .map(({ message }) => (
          <p key={message} className={styles.warning}>
            {message}
          </p>
        ))}
      {quote && (
        <Sums
          rows={[{ name: t.subtotal, amount: subtotalHere.formatted }, ...discounts, ...delivery]}
          total={quote.total.formatted}
          taxes={quote.taxes?.map(({ label, amount }) => ({ label, amount: amount.formatted })) ?? null}
        />
      )}
      {quote && !quote.taxes && <p className={styles.rowNote}>{taxesUnknown}</p>}
      {quote?.exportTo && <p className={styles.rowNote}>{t.noVatOutsideVatArea({ destination: quote.exportTo })}</p>}
      <SplitSums cart={cart} isBesideTotals />
    </>
  );
}
