import type { addingMutation } from '../__generated__/addingMutation.graphql.ts';
import type { addingProductUrlQuery } from '../__generated__/addingProductUrlQuery.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import { cartReply, cartView, cartViewFragment, type CartView } from '../cartView.ts';
import { productNumber, quantityOf, type Form } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
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
          url
        }
      }
    }
  }
`);

export const globalId = (type: string, number: number) => Buffer.from(`${type}:${number}`).toString('base64');

/** The global ids that a number may stand for: products and variations share one number space. */
export function productIds(number: number): string[] {
  return [globalId('Product', number), globalId('ProductVariation', number)];
}

/** The page of a product, or of the product that a variation is one of; false when there is none to show. */
async function productUrl(call: LegacyCall, number: number): Promise<string | false> {
  const { nodes } = await call.execute<addingProductUrlQuery>(productUrlDocument, { ids: productIds(number) });
  const urls = nodes.flatMap((node) => node?.url ?? node?.product?.url ?? []);
  return urls[0] ?? false;
}

/** The field that names the product: scripts and pages say it differently. */
type ProductField = 'product_id' | 'add-to-cart';

/** What an add asks for: the product, or the variation that variation_id names, and the options that attribute_… choose. */
function addInput(form: Form, field: ProductField): { number: number | null; input: addingMutation['variables']['input'] } {
  const number = productNumber(form.get('variation_id')) ?? productNumber(form.get(field));
  const quantity = form.text('quantity');
  const options = form
    .startingWith('attribute_')
    .filter(([, term]) => term !== '')
    .map(([attribute, term]) => ({ attribute: attribute.replace(/^pa_/, ''), term }));
  return {
    number,
    input: {
      productId: globalId('Product', number ?? 0),
      // Left out, empty and 0 are one piece: a button without a quantity says so in each of these ways.
      quantity: quantity === '' || quantity === '0' ? 1 : quantityOf(quantity),
      options,
    },
  };
}

export type Added = { isAdded: true; cart: CartView } | { isAdded: false; productUrl: string | false };

/** Adds what a form says. */
export async function add(call: LegacyCall, field: ProductField): Promise<Added> {
  const { number, input } = addInput(call.form, field);
  if (number === null) return { isAdded: false, productUrl: false };
  const { addToCart } = await call.execute<addingMutation>(addDocument, { input });
  if (addToCart.__typename === 'AddToCartPayload') return { isAdded: true, cart: cartView(addToCart.cart) };
  return { isAdded: false, productUrl: await productUrl(call, productNumber(call.form.get(field)) ?? number) };
}

export const addRow: LegacyRow = {
  door: 'wc-ajax',
  name: 'add_to_cart',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: null,
  twin: 'mutation addToCart',
  async answer(call) {
    if (call.form.get('product_id') === undefined) return emptyReply;
    const added = await add(call, 'product_id');
    return added.isAdded ? cartReply(added.cart) : jsonReply({ error: true, product_url: added.productUrl });
  },
};
