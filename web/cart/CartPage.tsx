import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { CartPage_cart$key } from '../__generated__/CartPage_cart.graphql.ts';
import type { CartPage_viewer$key } from '../__generated__/CartPage_viewer.graphql.ts';
import type { CartPageQuery } from '../__generated__/CartPageQuery.graphql.ts';
import type { CartActionData } from './actions.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './cartPage.module.css';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** The cart (row 30): what is in it, how many, what it costs, and the way on. */
export function CartPage() {
  const loaded = useLoaderData<Preloaded<CartPageQuery>>();
  const { viewer } = usePreloadedQuery<CartPageQuery>(
    graphql`
      query CartPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          ...CartPage_viewer
        }
      }
    `,
    loaded.reference,
  );
  return (
    <>
      <PageHead title="Your cart" isHidden />
      <h1 className={styles.title} tabIndex={-1}>
        Your cart
      </h1>
      <CartContents viewer={viewer} />
    </>
  );
}

function CartContents({ viewer: key }: { viewer: CartPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CartPage_viewer on Viewer {
        cart {
          ...CartPage_cart
        }
      }
    `,
    key,
  );
  const cart = useFragment<CartPage_cart$key>(
    graphql`
      fragment CartPage_cart on Cart {
        isEmpty
        lines {
          id
          key
          ...CartLineRow_line
        }
        ...CartTotals_cart
      }
    `,
    viewer.cart ?? null,
  );
  const failure = useActionData<CartActionData>();
  const [gone, setGone] = useState<string | null>(null);
  const hasLine = cart?.lines.some((line) => line.key === failure?.lineKey);
  const told = gone ?? (failure && !hasLine ? failure.error : null);
  const alert = told && (
    <p className={styles.alert} role="alert">
      {told}
    </p>
  );
  if (!cart || cart.isEmpty)
    return (
      <>
        {alert}
        <EmptyCart />
      </>
    );
  return (
    <>
      {alert}
      <div className={styles.columns}>
        <ul role="list" className={styles.lines} aria-label="In your cart">
          {cart.lines.map((line) => (
            <CartLineRow key={line.id} line={line} failure={failure?.lineKey === line.key ? failure.error : null} onGone={setGone} />
          ))}
        </ul>
        <CartTotals cart={cart} />
      </div>
    </>
  );
}
