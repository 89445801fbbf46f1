import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { EmptyCart } from '../../cart/page/EmptyCart.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './checkout.module.css';
import type { LoadedCheckout } from '../loaders.ts';
import * as t from '../__generated__/messages.ts';

/** The checkout (row 44): a guest enters the address, chooses a payment method, reviews the order and places it. */
export function CheckoutPage() {
  const { reference, choices, problem } = useLoaderData<LoadedCheckout>();
  const { viewer, checkout } = usePreloadedQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery($country: String, $postcode: String, $city: String, $shippingMethod: String) {
        ...shopSettings_query
        viewer {
          ...PersonalLayer_viewer
          ...EmptyCart_viewer
          ...CheckoutForm_viewer
          # eslint-disable-next-line relay/unused-fields -- the route's loader asks where its owner wants things sent
          account {
            addresses {
              postcode
              city
              country {
                code
              }
              isDefault
            }
          }
          cart {
            isEmpty
            # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether there is anything to order
            hasLinesSoldHere
            # eslint-disable-next-line relay/unused-fields -- the route's loader asks whether there is one
            quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
              country {
                code
              }
            }
            ...CheckoutForm_cart
          }
        }
        checkout {
          # eslint-disable-next-line relay/unused-fields -- and whether the shop sends things there
          countries {
            code
            postcodePattern
            exportPostcodePattern
          }
          # eslint-disable-next-line relay/unused-fields -- and whether the price depends on where exactly
          dependsOnPostcode
          ...CheckoutForm_checkout
        }
      }
    `,
    reference,
  );
  return (
    <>
      <PageHead title={t.checkout} isHidden />
      <h1 className={styles.title} tabIndex={-1}>
        {t.checkout}
      </h1>
      {viewer.cart && !viewer.cart.isEmpty ? (
        <CheckoutForm cart={viewer.cart} viewer={viewer} checkout={checkout} choices={choices} loaded={reference} problem={problem} />
      ) : (
        // Emptied while this page was open: by another tab, or by an order whose response was lost.
        <EmptyCart viewer={viewer} />
      )}
    </>
  );
}
