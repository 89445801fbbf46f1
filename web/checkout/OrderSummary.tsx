import { graphql, useFragment } from 'react-relay/hooks.js';
import { MoneyText } from '../kit/MoneyText.tsx';
import { Picture } from '../kit/Picture.tsx';
import type { OrderSummary_cart$key } from '../__generated__/OrderSummary_cart.graphql.ts';
import styles from './orderSummary.module.css';
import { Sums } from './Sums.tsx';

/** What is about to be ordered, and what it costs. */
export function OrderSummary({ cart }: { cart: OrderSummary_cart$key }) {
  const { lines, subtotal, shipping, total } = useFragment(
    graphql`
      fragment OrderSummary_cart on Cart {
        lines {
          id
          name
          quantity
          isAvailable
          options {
            name
            value
          }
          image {
            ...Picture_image
          }
          lineTotal {
            ...MoneyText_money
          }
        }
        subtotal {
          ...Sums_money
        }
        shipping {
          ...Sums_money
        }
        total {
          ...Sums_money
        }
      }
    `,
    cart,
  );
  return (
    <>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div className={styles.picture}>{line.image && <Picture image={line.image} sizes="3.5rem" alt="" />}</div>
            <div>
              <p className={styles.name}>
                {line.name} <span className={styles.times}>× {line.quantity}</span>
              </p>
              {line.options.length > 0 && (
                <p className={styles.options}>{line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}</p>
              )}
              {!line.isAvailable && <p className={styles.warning}>Not available in this quantity any more.</p>}
            </div>
            <p className={styles.price}>
              <MoneyText money={line.lineTotal} />
            </p>
          </li>
        ))}
      </ul>
      <Sums subtotal={subtotal} shipping={shipping} total={total} />
    </>
  );
}
