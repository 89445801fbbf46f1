import { globalId } from '../support/products.ts';
import { tokenOf, type Client } from './client.ts';

// The same changes through two APIs: GraphQL, and the requests of the old theme's scripts.

export interface AddToCartFields {
  /** Id of the product, or of the variable product. */
  product: number;
  /** Id of the selected variation; the legacy form sends it beside its product. */
  variation?: number;
  quantity?: number;
  /** Selected terms by attribute. */
  options?: Record<string, string>;
}

/** Each method returns whether the change succeeded; a rejection is a result as well. */
export interface Driver {
  add(wish: AddToCartFields): Promise<boolean>;
  set(key: string, quantity: number): Promise<boolean>;
  remove(key: string): Promise<boolean>;
  applyCoupon(code: string): Promise<boolean>;
  removeCoupon(code: string): Promise<boolean>;
}

export function graphqlDriver(client: Client): Driver {
  const run = async (name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { result } = await client.gql<{ result: { __typename: string } }>(
      `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename } }`,
      { input },
    );
    return result.__typename === `${type}Payload`;
  };
  return {
    add: ({ product, variation, quantity, options = {} }) =>
      run('addToCart', {
        productId: variation === undefined ? globalId('Product', product) : globalId('ProductVariation', variation),
        quantity,
        options: Object.entries(options).map(([attribute, term]) => ({ attribute, term })),
      }),
    set: (key, quantity) => run('updateCartLine', { key, quantity }),
    remove: (key) => run('removeCartLine', { key }),
    applyCoupon: (code) => run('applyCoupon', { code }),
    removeCoupon: (code) => run('removeCoupon', { code }),
  };
}

export function legacyDriver(client: Client): Driver {
  const quantities = async (key: string) => {
    const { fragments } = await client.cart('get_refreshed_fragments', { time: '1' });
    const [, row = ''] = (fragments?.['div.widget_shopping_cart_content'] ?? '').split(`cartkey-${key}"`);
    return /<span class="quantity">(\d+) /.exec(row)?.[1] ?? '0';
  };
  return {
    async add({ product, variation, quantity, options = {} }) {
      const chosen = Object.entries(options).map(([attribute, term]) => [`attribute_pa_${attribute}`, term]);
      const form = {
        product_id: String(product),
        ...(variation === undefined ? {} : { variation_id: String(variation) }),
        ...(quantity === undefined ? {} : { quantity: String(quantity) }),
        ...Object.fromEntries(chosen),
      };
      const answer = await client.cart('add_to_cart', form);
      return answer.error !== true && answer.fragments !== undefined;
    },
    // This request never fails: the returned cart shows whether the change was applied.
    async set(key, quantity) {
      await client.action({ action: 'rh_update_sidebar_cart_item', item_id: key, qty: String(quantity) });
      return (await quantities(key)) === String(quantity);
    },
    remove: async (key) => (await client.cart('remove_from_cart', { cart_item_key: key })).fragments !== undefined,
    async applyCoupon(code) {
      const security = await tokenOf(client, ['wc_checkout_params', 'apply_coupon_nonce']);
      return (await client.ajax('apply_coupon', { security, coupon_code: code })).body.includes('woocommerce-message');
    },
    async removeCoupon(code) {
      const security = await tokenOf(client, ['wc_checkout_params', 'remove_coupon_nonce']);
      return (await client.ajax('remove_coupon', { security, coupon: code })).body.includes('woocommerce-message');
    },
  };
}
