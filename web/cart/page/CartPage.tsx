import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData, useRevalidator } from 'react-router';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import type { CartPage_cart$key } from '../../__generated__/CartPage_cart.graphql.ts';
import type { CartPage_viewer$key } from '../../__generated__/CartPage_viewer.graphql.ts';
import type { CartPageQuery } from '../../__generated__/CartPageQuery.graphql.ts';
import type { CartActionData } from './actions.ts';
import { ExternalShops } from '../../marketplace/ExternalShops.tsx';
import { EmptyStateSuggestions } from '../../search/EmptyStateSuggestions.tsx';
import { cartAddress, useCartCountry } from './cartAddress.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './cartPage.module.css';
import { CartTotals, type CartTotalsProps } from './CartTotals.tsx';
import { CrossSells } from './CrossSells.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import * as t from '../__generated__/messages.ts';

/** The cart page (row 30): lines, totals, cross-sells, and the link to the checkout. */
export function CartPage() {
  const loaded = useLoaderData<Preloaded<CartPageQuery>>();
  const { viewer, checkout, categories } = usePreloadedQuery<CartPageQuery>(
    graphql`
      query CartPageQuery($country: String) {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          ...CartPage_viewer
          ...EmptyCart_viewer
          cart {
            isEmpty
            # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether there is one
            quote(country: $country) {
              __typename
            }
            ...CrossSells_cart
          }
        }
        checkout {
          ...CartTotals_checkout
        }
        categories {
          ...EmptyStateSuggestions_category
        }
      }
    `,
    loaded.reference,
  );
  const isEmpty = viewer.cart?.isEmpty ?? true;
  return (
    <>
      <PageHead title={t.yourCart} isHidden />
      <h1 className={styles.title} tabIndex={-1}>
        {t.yourCart}
      </h1>
      <CartContents viewer={viewer} checkout={checkout}>
        {viewer.cart && <CrossSells cart={viewer.cart} />}
      </CartContents>
      {isEmpty && (
        <>
          <EmptyCart viewer={viewer} />
          <EmptyStateSuggestions categories={categories} />
        </>
      )}
    </>
  );
}

interface CartContentsProps extends Pick<CartTotalsProps, 'checkout'> {
  viewer: CartPage_viewer$key;
  /** Content below the lines. */
  children: ReactNode;
}

function CartContents({ viewer: key, checkout, children }: CartContentsProps) {
  const viewer = useFragment(
    graphql`
      fragment CartPage_viewer on Viewer {
        cartHash
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
        hash
        # eslint-disable-next-line relay/unused-fields -- the checkout page knows by it that its amounts are old
        version
        lines {
          id
          key
          ...CartLineRow_line
        }
        warnings {
          message
          lineKey
        }
        ...CartTotals_cart
        ...ExternalShops_cart
      }
    `,
    viewer.cart ?? null,
  );
  const country = useCartCountry();
  const failure = useActionData<CartActionData>();
  const [gone, setGone] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  // A product was added from the cross-sells, or restored: such responses contain the lines but not the totals.
  const isOld = cart != null && cart.hash !== viewer.cartHash;
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, revalidate]);

  const isTold = failure?.coupon != null || cart?.lines.some((line) => line.key === failure?.lineKey);
  const told = gone ?? (failure && !isTold ? failure.error : null);
  const warnings = cart?.warnings ?? [];
  return (
    <>
      {told && (
        <p className={styles.alert} role="alert">
          {told}
        </p>
      )}
      {warnings.length > 0 && (
        <div className={styles.warnings} role="status">
          <p>{t.fixTheseBeforeYouOrder}</p>
          <ul>
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {cart && !cart.isEmpty && (
        <div className={styles.columns}>
          <ul role="list" className={styles.lines} aria-label={t.inYourCart}>
            {cart.lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                failure={failure?.lineKey === line.key ? failure.error : null}
                warning={warnings.find(({ lineKey }) => lineKey === line.key)?.message ?? null}
                onLineMissing={setGone}
              />
            ))}
          </ul>
          <CartTotals cart={cart} checkout={checkout} country={country} />
          <div className={styles.below}>
            <form method="post" action={cartAddress(country)}>
              <ExternalShops cart={cart} />
            </form>
            {children}
          </div>
        </div>
      )}
    </>
  );
}
