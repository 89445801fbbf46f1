import { html, type Html } from '../platform/markup/html.ts';
import type { pageEndpointsProductQuery } from './__generated__/pageEndpointsProductQuery.graphql.ts';
import type { LegacyCall } from './call.ts';
import { productNumber } from './form.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { cartPath, shopPath } from './paths.ts';
import { productId } from './productNumbers.ts';
import { forbiddenReply, seeOther, textReply, type LegacyReply } from './reply.ts';
import { add, addGroup } from './rows/adding.ts';
import { remove } from './rows/cart.ts';

// Links of the old theme that work without scripts. They redirect to a page.

export interface PageEndpoint {
  readonly name: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether only the shop's own pages may send the shopper here. Otherwise the request must at least be a navigation by the shopper. */
  readonly needsOwnPage: boolean;
  readonly operation: string;
  /** @param isTrusted whether the request comes from an allowed page; if not, the call has no visitor */
  answer(call: LegacyCall, isTrusted: boolean): Promise<LegacyReply>;
}

const productDocument = documentOf(graphql`
  query pageEndpointsProductQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        name
        url
      }
      ... on ProductVariation {
        product {
          name
          url
        }
      }
    }
  }
`);

/** Returns a small page for results that have no page of their own. */
function smallPage(status: number, title: string, content: Html): LegacyReply {
  const page = html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return textReply(page.toString(), status);
}

/** Fields that name the product to add and its quantity. */
const addToCartFields = /^(add-to-cart|variation_id|attribute_[\w-]+|quantity(\[\d+\])?)$/;

async function refused(call: LegacyCall): Promise<LegacyReply> {
  const number = productNumber(call.form.get('add-to-cart'));
  const { nodes } = await call.execute<pageEndpointsProductQuery>(productDocument, { ids: [await productId(call, number)] });
  const product = nodes.map((node) => node?.product ?? node).find((node) => node?.url);
  const link = product?.url ? html`<a href="${product.url}">${product.name}</a>` : html`<a href="${shopPath}">Go to the shop</a>`;
  // A URL that was typed, or opened from an email, is the shopper's own request. A request from another page is refused, and its page links
  // to the product so that the shopper can still add it.
  const isOwnWish = call.headers['sec-fetch-site'] === 'none';
  if (!product?.url) return smallPage(isOwnWish ? 404 : 403, 'Nothing was added to your cart', html`<p>${link}</p>`);
  const wish = call.form.all().filter(([name]) => addToCartFields.test(name));
  return smallPage(
    isOwnWish ? 200 : 403,
    'Add this to your cart?',
    html`<p>${link}</p>
      <form method="post" action="${product.url}">
        ${wish.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button type="submit">Add to cart</button>
      </form>`,
  );
}

export const addEndpoint: PageEndpoint = {
  name: 'add-to-cart',
  methods: ['GET', 'POST'],
  needsOwnPage: true,
  operation: 'mutation addToCart',
  async answer(call, isTrusted) {
    if (!isTrusted) return refused(call);
    const added = (await addGroup(call)) ?? (await add(call, 'add-to-cart'));
    if (added.isAdded) return seeOther(cartPath);
    if (added.productUrl !== false) return seeOther(added.productUrl);
    return smallPage(404, 'Product not found', html`<p><a href="${shopPath}">Go to the shop</a></p>`);
  },
};

/** The target of a mini-cart's remove link. Its token is sufficient, since no other site can know it. A prefetch removes nothing. */
const removeEndpoint: PageEndpoint = {
  name: 'remove-item',
  methods: ['GET'],
  needsOwnPage: false,
  operation: 'mutation removeCartLine',
  async answer(call, isTrusted) {
    if (!isTrusted) return forbiddenReply;
    if (await call.isTokenValid('cart', call.form.text('_wpnonce'))) await remove(call, call.form.text('remove_item'));
    return seeOther(cartPath);
  },
};

export const pageEndpoints: readonly PageEndpoint[] = [addEndpoint, removeEndpoint];
