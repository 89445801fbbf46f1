import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { useIsWithdrawable } from '../useIsWithdrawable.ts';
import { arrivalText } from '../../../shared/delivery/deliveryEstimate.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import type { CartTotals_cart$key } from '../../__generated__/CartTotals_cart.graphql.ts';
import type { CartTotals_checkout$key } from '../../__generated__/CartTotals_checkout.graphql.ts';
import { BoughtElsewhere } from '../../marketplace/BoughtElsewhere.tsx';
import { SplitSums } from '../../marketplace/SplitSums.tsx';
import { cartAddress } from './cartAddress.ts';
import styles from './cartPage.module.css';
import { CouponForm } from '../../coupons/CouponForm.tsx';
import { FreeDeliveryHint } from './FreeDeliveryHint.tsx';
import { Reassurance } from './Reassurance.tsx';
import { ShippingEstimate } from './ShippingEstimate.tsx';
import { TotalStatus } from './TotalStatus.tsx';
import * as t from '../__generated__/messages.ts';

export interface CartTotalsProps {
  cart: CartTotals_cart$key;
  checkout: CartTotals_checkout$key;
  /** Country code from the page's URL; null if there is none. */
  country: string | null;
}

/** The cart's totals for delivery to one country by the cheapest method, and the link to the checkout. */
export function CartTotals({ cart: cartKey, checkout: checkoutKey, country }: CartTotalsProps) {
  const cart = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        itemCount
        lines {
          ...useIsWithdrawable_lines
        }
        hasLinesSoldHere
        subtotal {
          formatted
        }
        subtotalHere {
          formatted
        }
        discount {
          amount
          formatted
        }
        quote(country: $country) {
          needsShipping
          isDeliverable
          country {
            code
            name
          }
          shippingMethod {
            description
            deliveryEstimate {
              # eslint-disable-next-line relay/unused-fields -- arrivalText() reads both
              earliest
              # eslint-disable-next-line relay/unused-fields -- see above
              latest
            }
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
          ...FreeDeliveryHint_quote
        }
        ...CouponForm_cart
        ...SplitSums_cart
        ...BoughtElsewhere_cart
        externalShops {
          __typename
        }
      }
    `,
    cartKey,
  );
  const canWithdraw = useIsWithdrawable(cart.lines);
  const checkout = useFragment(
    graphql`
      fragment CartTotals_checkout on Checkout {
        ...ShippingEstimate_checkout
      }
    `,
    checkoutKey,
  );
  const isUpdating = useNavigation().state !== 'idle';
  const { itemCount, hasLinesSoldHere, subtotal, subtotalHere, discount, externalShops } = cart;
  // Products of external shops are neither shipped nor paid here.
  const quote = hasLinesSoldHere ? cart.quote : null;
  const method = quote?.shippingMethod;
  const isSplit = externalShops.length > 0;
  return (
    <section className={styles.totals} aria-labelledby="totals-title" aria-busy={isUpdating}>
      <h2 id="totals-title">{t.summary}</h2>
      <CouponForm cart={cart} />
      <dl className={styles.sums}>
        <div>
          <dt>{t.subtotalItems({ itemCount })}</dt>
          <dd>{subtotal.formatted}</dd>
        </div>
        {isSplit && (
          <div>
            <dt>{t.soldByThisShop}</dt>
            <dd>{subtotalHere.formatted}</dd>
          </div>
        )}
        {discount.amount > 0 && (
          <div className={styles.discount}>
            <dt>{t.discount}</dt>
            <dd>−{discount.formatted}</dd>
          </div>
        )}
        {quote?.needsShipping && quote.isDeliverable && (
          <div>
            <dt>{t.deliveryEstimate}</dt>
            <dd>{quote.shipping.amount === 0 ? t.free : quote.shipping.formatted}</dd>
          </div>
        )}
      </dl>
      {quote?.needsShipping && <ShippingEstimate checkout={checkout} country={quote.country.code} />}
      {quote && !quote.isDeliverable && (
        <p className={styles.problem} role="alert">
          {t.thisCartIsTooHeavy({ country: quote.country.name })}
        </p>
      )}
      {quote && <FreeDeliveryHint quote={quote} />}
      {quote && (
        <dl className={styles.grandTotal}>
          <div className={styles.total}>
            <dt>
              {isSplit ? t.totalAtThisShop : t.total} <span className={styles.vat}>{t.inclVat}</span>
            </dt>
            <dd>{quote.total.formatted}</dd>
          </div>
          {quote.taxes?.map(({ label, amount }) => (
            <div key={label} className={styles.tax}>
              <dt>{t.includesLabel({ label })}</dt>
              <dd>{amount.formatted}</dd>
            </div>
          ))}
        </dl>
      )}
      <TotalStatus total={quote?.total.formatted ?? null} />
      <SplitSums cart={cart} isBesideTotals />
      {hasLinesSoldHere ? (
        <ButtonLink to={country === null ? '/checkout/' : `/checkout/?country=${country}`} size="large" isWide>
          {t.proceedToCheckout}
        </ButtonLink>
      ) : (
        <BoughtElsewhere cart={cart} action={cartAddress(country)} />
      )}
      <p className={styles.goOn}>
        <Link to="/shop/">{t.continueShopping}</Link>
      </p>
      <Reassurance
        delivery={method?.deliveryEstimate ? `${arrivalText(method.deliveryEstimate)}.` : (method?.description ?? null)}
        canWithdraw={canWithdraw}
      />
    </section>
  );
}
