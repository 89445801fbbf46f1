import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { PageHead } from '../kit/PageHead.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './checkout.module.css';

/** The checkout (row 44): a guest says where it goes, how it is paid, and orders. */
export function CheckoutPage() {
  const loaded = useLoaderData<Preloaded<CheckoutPageQuery>>();
  const { viewer, checkout } = usePreloadedQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          cart {
            # eslint-disable-next-line relay/unused-fields -- the route's loader asks for it
            isEmpty
            ...CheckoutForm_cart
          }
        }
        checkout {
          ...CheckoutForm_checkout
        }
      }
    `,
    loaded.reference,
  );
  return (
    <>
      <PageHead title="Checkout" isHidden />
      <h1 className={styles.title} tabIndex={-1}>
        Checkout
      </h1>
      {viewer.cart && <CheckoutForm cart={viewer.cart} checkout={checkout} />}
    </>
  );
}
