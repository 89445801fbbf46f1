import { html, type Html } from '../platform/markup/html.ts';
import type { pageDoorsProductQuery } from './__generated__/pageDoorsProductQuery.graphql.ts';
import type { LegacyCall } from './call.ts';
import { productNumber } from './form.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { cartPath, shopPath } from './paths.ts';
import { productId } from './productNumbers.ts';
import { forbiddenReply, seeOther, textReply, type LegacyReply } from './reply.ts';
import { add, addGroup } from './rows/adding.ts';
import { remove } from './rows/cart.ts';

// Links of the old theme that are followed without script. They end on a page.

export interface PageDoor {
  readonly name: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Whether only a page of ours may send the shopper here. Anybody else's must at least be a page that the shopper goes to. */
  readonly needsOwnPage: boolean;
  readonly twin: string;
  /** @param isTrusted whether the request comes from where it may; if not, the call knows no visitor */
  answer(call: LegacyCall, isTrusted: boolean): Promise<LegacyReply>;
}

const productDocument = documentOf(graphql`
  query pageDoorsProductQuery($ids: [ID!]!) {
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

/** A small page for what has no page of its own. */
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

/** What says which product is wanted, and how many of it. */
const wishFields = /^(add-to-cart|variation_id|attribute_[\w-]+|quantity(\[\d+\])?)$/;

async function refused(call: LegacyCall): Promise<LegacyReply> {
  const number = productNumber(call.form.get('add-to-cart'));
  const { nodes } = await call.execute<pageDoorsProductQuery>(productDocument, { ids: [await productId(call, number)] });
  const product = nodes.map((node) => node?.product ?? node).find((node) => node?.url);
  const link = product?.url ? html`<a href="${product.url}">${product.name}</a>` : html`<a href="${shopPath}">Go to the shop</a>`;
  // Typed, or opened from a mail: nobody but the shopper wants it. What another page asks for is refused, and can be done here all the same.
  const isOwnWish = call.headers['sec-fetch-site'] === 'none';
  if (!product?.url) return smallPage(isOwnWish ? 404 : 403, 'Nothing was added to your cart', html`<p>${link}</p>`);
  const wish = call.form.all().filter(([name]) => wishFields.test(name));
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

export const addDoor: PageDoor = {
  name: 'add-to-cart',
  methods: ['GET', 'POST'],
  needsOwnPage: true,
  twin: 'mutation addToCart',
  async answer(call, isTrusted) {
    if (!isTrusted) return refused(call);
    const added = (await addGroup(call)) ?? (await add(call, 'add-to-cart'));
    if (added.isAdded) return seeOther(cartPath);
    if (added.productUrl !== false) return seeOther(added.productUrl);
    return smallPage(404, 'There is no such product', html`<p><a href="${shopPath}">Go to the shop</a></p>`);
  },
};

/** The address of a mini-cart's remove link. Its token is enough: no other site can know it. Loaded ahead, it removes nothing. */
const removeDoor: PageDoor = {
  name: 'remove-item',
  methods: ['GET'],
  needsOwnPage: false,
  twin: 'mutation removeCartLine',
  async answer(call, isTrusted) {
    if (!isTrusted) return forbiddenReply;
    if (await call.holds('cart', call.form.text('_wpnonce'))) await remove(call, call.form.text('remove_item'));
    return seeOther(cartPath);
  },
};

export const pageDoors: readonly PageDoor[] = [addDoor, removeDoor];
