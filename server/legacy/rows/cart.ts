import type { cartFragmentsQuery } from '../__generated__/cartFragmentsQuery.graphql.ts';
import type { cartRemoveMutation } from '../__generated__/cartRemoveMutation.graphql.ts';
import type { cartUpdateMutation } from '../__generated__/cartUpdateMutation.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import { cartReply, cartView, cartViewFragment, type CartView } from '../cartView.ts';
import { quantityOf } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { jsonReply, type LegacyReply } from '../reply.ts';

// The calls that show the cart, remove a line and set a quantity. Adding is in adding.ts.

const fragmentsDocument = documentOf(
  graphql`
    query cartFragmentsQuery {
      viewer {
        cart {
          ...cartView_cart
        }
      }
    }
  `,
  cartViewFragment,
);

const removeDocument = documentOf(
  graphql`
    mutation cartRemoveMutation($input: RemoveCartLineInput!) {
      removeCartLine(input: $input) {
        __typename
        ... on RemoveCartLinePayload {
          cart {
            ...cartView_cart
          }
        }
      }
    }
  `,
  cartViewFragment,
);

const updateDocument = documentOf(
  graphql`
    mutation cartUpdateMutation($input: UpdateCartLineInput!) {
      updateCartLine(input: $input) {
        __typename
        ... on UpdateCartLinePayload {
          cart {
            ...cartView_cart
          }
        }
      }
    }
  `,
  cartViewFragment,
);

/**
 * Removes a line.
 * @returns null if the line was not in the cart
 */
export async function remove(call: LegacyCall, key: string): Promise<CartView | null> {
  const { removeCartLine } = await call.execute<cartRemoveMutation>(removeDocument, { input: { key } });
  return removeCartLine.__typename === 'RemoveCartLinePayload' ? cartView(removeCartLine.cart) : null;
}

async function currentCart(call: LegacyCall): Promise<LegacyReply> {
  const { viewer } = await call.execute<cartFragmentsQuery>(fragmentsDocument, {});
  return cartReply(viewer.cart ? cartView(viewer.cart) : null);
}

export const removeRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'remove_from_cart',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: null,
  operation: 'mutation removeCartLine',
  async answer(call) {
    const cart = await remove(call, call.form.text('cart_item_key'));
    return cart ? cartReply(cart) : jsonReply({ success: false });
  },
};

export const fragmentsRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'get_refreshed_fragments',
  methods: ['POST', 'GET'],
  reads: 'body or query',
  isWrite: false,
  token: null,
  operation: 'query viewer',
  answer: currentCart,
};

export const sidebarRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'rh_update_sidebar_cart_item',
  methods: ['GET', 'POST'],
  reads: 'body or query',
  isWrite: true,
  token: null,
  operation: 'mutation updateCartLine',
  async answer(call) {
    const [key, quantity] = [call.form.get('item_id'), call.form.get('qty')?.trim()];
    if (key === undefined || quantity === undefined) return currentCart(call);
    // The stepper sends an empty input for zero. Text that is not a number becomes -1, which no line accepts.
    const wished = quantity === '' || /^0+$/.test(quantity) ? 0 : quantityOf(quantity) || -1;
    const { updateCartLine } = await call.execute<cartUpdateMutation>(updateDocument, { input: { key, quantity: wished } });
    return updateCartLine.__typename === 'UpdateCartLinePayload' ? cartReply(cartView(updateCartLine.cart)) : currentCart(call);
  },
};
