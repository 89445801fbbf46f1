import type { orderReviewLatestQuery } from '../__generated__/orderReviewLatestQuery.graphql.ts';
import type { orderReviewQuery } from '../__generated__/orderReviewQuery.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import type { Form } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { errorNotice, expired } from '../notices.ts';
import { paymentBox, reviewTable } from '../orderReviewView.ts';
import { forbiddenReply, jsonReply } from '../reply.ts';

const document = documentOf(graphql`
  query orderReviewQuery($country: String, $postcode: String, $city: String, $shippingMethod: String) {
    viewer {
      cart {
        hash
        isEmpty
        subtotalHere {
          formatted
        }
        externalShops {
          shop {
            name
          }
          subtotal {
            formatted
          }
        }
        lines {
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
          deposit {
            amount {
              formatted
            }
          }
          lineTotal {
            formatted
          }
        }
        coupons {
          code
          discount {
            formatted
          }
        }
        quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
          needsShipping
          isDeliverable
          shippingMethods {
            code
            name
            price {
              formatted
            }
          }
          shippingMethod {
            code
          }
          total {
            amount
            formatted
          }
          taxes {
            label
            amount {
              formatted
            }
          }
          paymentMethods {
            code
            name
            description
          }
        }
      }
    }
  }
`);

const latestDocument = documentOf(graphql`
  query orderReviewLatestQuery {
    viewer {
      latestOrder {
        shippingMethod {
          code
        }
      }
    }
  }
`);

/** Returns the destination: the shipping address, if the form has a separate one. */
function destination(form: Form): Omit<orderReviewQuery['variables'], 'country'> & { country: string | null } {
  const of = (name: string) => (form.text('s_country') ? form.text(`s_${name}`) : form.text(name)) || null;
  return {
    country: of('country'),
    postcode: of('postcode'),
    city: of('city'),
    shippingMethod: form.text('shipping_method[0]') || null,
  };
}

/**
 * Returns the default shipping method if the form names none. A form that is resent because its response was lost finds the cart empty: it
 * must contain the same values to be recognised.
 */
export async function defaultShipping(call: LegacyCall, country: string): Promise<string | null> {
  const { viewer } = await call.execute<orderReviewQuery>(document, { country, shippingMethod: null });
  if (viewer.cart && !viewer.cart.isEmpty) return viewer.cart.quote?.shippingMethod?.code ?? null;
  const latest = await call.execute<orderReviewLatestQuery>(latestDocument, {});
  return latest.viewer.latestOrder?.shippingMethod?.code ?? null;
}

export const orderReviewRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'update_order_review',
  methods: ['POST'],
  reads: 'body',
  isWrite: false,
  token: { family: 'update-order-review', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply },
  operation: 'query viewer',
  async answer(call) {
    const { viewer } = await call.execute<orderReviewQuery>(document, destination(call.form));
    const { cart } = viewer;
    if (!cart || cart.isEmpty) {
      const fragments = { 'form.woocommerce-checkout': compact(errorNotice([expired])) };
      return jsonReply({ result: 'failure', messages: '', reload: false, fragments });
    }
    const payment = paymentBox(call.payments, cart.quote ?? null, call.form.text('payment_method'), await call.token('checkout'));
    const fragments = {
      '.woocommerce-checkout-review-order-table': compact(reviewTable(cart)),
      '.woocommerce-checkout-payment': compact(payment),
    };
    return jsonReply({ result: 'success', messages: '', reload: false, fragments });
  },
};
