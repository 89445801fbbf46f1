import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../kit/Button.tsx';
import { MoneyText } from '../kit/MoneyText.tsx';
import type { CartTotals_cart$key } from '../__generated__/CartTotals_cart.graphql.ts';
import styles from './cartPage.module.css';

/** What the cart costs, as far as it is known before the checkout. */
export function CartTotals({ cart: key }: { cart: CartTotals_cart$key }) {
  const { itemCount, subtotal, shipping, total } = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        itemCount
        subtotal {
          ...MoneyText_money
        }
        shipping {
          amount
          ...MoneyText_money
        }
        total {
          ...MoneyText_money
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.totals} aria-labelledby="totals-title">
      <h2 id="totals-title">Summary</h2>
      <dl className={styles.sums}>
        <div>
          <dt>
            Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
          </dt>
          <dd>
            <MoneyText money={subtotal} />
          </dd>
        </div>
        <div>
          <dt>Shipping (estimate)</dt>
          <dd>{shipping.amount === 0 ? 'Free' : <MoneyText money={shipping} />}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <MoneyText money={total} />
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>Prices include VAT.</p>
      <ButtonLink to="/checkout/" size="large" isWide>
        Proceed to checkout
      </ButtonLink>
      <p className={styles.goOn}>
        <Link to="/shop/">Continue shopping</Link>
      </p>
    </section>
  );
}
