import type { addingMutation } from '../__generated__/addingMutation.graphql.ts';
import type { addingProductUrlQuery } from '../__generated__/addingProductUrlQuery.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import { cartReply, cartView, cartViewFragment, type CartView } from '../cartView.ts';
import { productNumber, quantityOf, type Form } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { chosenOptions } from '../optionTerms.ts';
import { productId, productIds } from '../productNumbers.ts';
import { emptyReply, jsonReply } from '../reply.ts';

const addDocument = documentOf(
  graphql`
    mutation addingMutation($input: AddToCartInput!) {
      addToCart(input: $input) {
        __typename
        ... on AddToCartPayload {
          cart {
            ...cartView_cart
          }
        }
      }
    }
  `,
  cartViewFragment,
);

const productUrlDocument = documentOf(graphql`
  query addingProductUrlQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        url
      }
      ... on ProductVariation {
        product {
          id
          url
        }
      }
    }
  }
`);

/** Returns the page of a product, or of a variation's parent product; false if there is none to show. */
async function productUrl(call: LegacyCall, id: string): Promise<string | false> {
  const { nodes } = await call.execute<addingProductUrlQuery>(productUrlDocument, { ids: [id] });
  return nodes[0]?.url ?? nodes[0]?.product?.url ?? false;
}

/** Returns whether a variation belongs to the given product. */
async function isVariationOf(call: LegacyCall, variationId: string, productId: string): Promise<boolean> {
  const { nodes } = await call.execute<addingProductUrlQuery>(productUrlDocument, { ids: [variationId] });
  return nodes[0]?.product?.id === productId;
}

/** The field that names the product, which differs between scripts and pages. */
type ProductField = 'product_id' | 'add-to-cart';

/** A missing, empty or zero quantity means one item: buttons without a quantity send any of these. */
function quantityIn(form: Form): number {
  const quantity = form.text('quantity');
  return quantity === '' || quantity === '0' ? 1 : quantityOf(quantity);
}

export type Added = { isAdded: true; cart: CartView } | { isAdded: false; productUrl: string | false };

/** Adds the product of a form, or the variation named by variation_id. */
export async function add(call: LegacyCall, field: ProductField): Promise<Added> {
  const product = productNumber(call.form.get(field));
  const variation = productNumber(call.form.get('variation_id')) ?? product;
  if (variation === null) return { isAdded: false, productUrl: false };
  const [variationId = '', productId = ''] = await productIds(call, [variation, product ?? variation]);
  if (variationId !== productId && !(await isVariationOf(call, variationId, productId)))
    return { isAdded: false, productUrl: await productUrl(call, productId) };
  const input = { productId: variationId, quantity: quantityIn(call.form), options: await chosenOptions(call, variationId) };
  const { addToCart } = await call.execute<addingMutation>(addDocument, { input });
  if (addToCart.__typename === 'AddToCartPayload') return { isAdded: true, cart: cartView(addToCart.cart) };
  return { isAdded: false, productUrl: await productUrl(call, productId) };
}

/**
 * Adds the products of a grouped product's form, given as `quantity[ID]`, in their order. The first one that can't be added ends the loop
 * and redirects to its page; earlier ones stay in the cart.
 * @returns null if the form is not one of a grouped product
 */
export async function addGroup(call: LegacyCall): Promise<Added | null> {
  const wishes = call.form
    .startingWith('quantity[')
    .map(([name, quantity]) => [productNumber(name.slice(0, -1)), quantity.trim()] as const);
  if (wishes.length === 0) return null;
  const wanted = wishes.filter(([, quantity]) => quantity !== '' && quantity !== '0');
  const ids = await productIds(
    call,
    wanted.map(([number]) => number),
  );
  let cart: CartView | null = null;
  for (const [index, [, quantity]] of wanted.entries()) {
    const productId = ids[index] ?? '';
    const { addToCart } = await call.execute<addingMutation>(addDocument, { input: { productId, quantity: quantityOf(quantity) } });
    if (addToCart.__typename !== 'AddToCartPayload') return { isAdded: false, productUrl: await productUrl(call, productId) };
    cart = cartView(addToCart.cart);
  }
  // If nothing was chosen, the product page shows the choices.
  return cart
    ? { isAdded: true, cart }
    : { isAdded: false, productUrl: await productUrl(call, await productId(call, productNumber(call.form.get('add-to-cart')))) };
}

export const addRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'add_to_cart',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: null,
  operation: 'mutation addToCart',
  async answer(call) {
    if (call.form.get('product_id') === undefined) return emptyReply;
    const added = await add(call, 'product_id');
    return added.isAdded ? cartReply(added.cart) : jsonReply({ error: true, product_url: added.productUrl });
  },
};
