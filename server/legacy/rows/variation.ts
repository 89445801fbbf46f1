import { html } from '../../platform/markup/html.ts';
import type { variationProductQuery } from '../__generated__/variationProductQuery.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { depositNote } from '../depositNote.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { chosenOptions } from '../optionTerms.ts';
import { productId } from '../productNumbers.ts';
import { emptyReply, jsonReply } from '../reply.ts';
import { stockLabels } from '../stockLabels.ts';

// Finds the variation of the chosen options. The script of a product's form requests it if the page has too many variations to print them
// all.

const document = documentOf(graphql`
  query variationProductQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        deposit {
          amount {
            formatted
          }
        }
        variations {
          databaseId
          sku
          isPurchasable
          image {
            basePath
            alt
          }
          price {
            amount
            formatted
          }
          priorPrice {
            amount
            formatted
          }
          stock {
            status
          }
          quantityRule {
            min
            max
          }
          options {
            attribute {
              slug
            }
            term {
              slug
            }
          }
        }
      }
    }
  }
`);

type Product = NonNullable<variationProductQuery['response']['node']>;
type Variation = NonNullable<Product['variations']>[number];

function fits({ options }: Variation, chosen: ReadonlyMap<string, string>): boolean {
  return options.every(({ attribute, term }) => (term ? chosen.get(attribute.slug) === term.slug : chosen.get(attribute.slug)));
}

/** Empty for a variation without a price, which can't be bought. */
function priceMarkup({ price, priorPrice }: Variation, deposit: Product['deposit']): string {
  if (!price) return '';
  const prior = priorPrice && html`<del>${priorPrice.formatted}</del> `;
  return compact(html`<span class="price">${prior}<ins>${price.formatted}</ins>${depositNote(deposit)}</span>`);
}

/** The script ignores an image without a URL, and then shows the product's own. */
function imageOf({ image }: Variation): object {
  if (!image) return {};
  const [src, full_src] = [`${image.basePath}/640.webp`, `${image.basePath}/1200.webp`];
  const thumbs = { thumb_src: `${image.basePath}/320.webp`, gallery_thumbnail_src: `${image.basePath}/160.webp` };
  return { src, url: full_src, full_src, ...thumbs, alt: image.alt, title: image.alt, caption: '', srcset: false, sizes: false };
}

/** Returns the variation in the script's format. Amounts are numbers in the currency's main unit. */
function described(variation: Variation, deposit: Product['deposit'], chosen: ReadonlyMap<string, string>) {
  const { databaseId, sku, isPurchasable, priorPrice, stock, quantityRule } = variation;
  const amount = (variation.price?.amount ?? 0) / 100;
  return {
    variation_id: databaseId,
    attributes: Object.fromEntries(
      variation.options.map(({ attribute: { slug }, term }) => [`attribute_${slug}`, term?.slug ?? chosen.get(slug) ?? '']),
    ),
    sku: sku ?? '',
    display_price: amount,
    display_regular_price: priorPrice ? priorPrice.amount / 100 : amount,
    price_html: priceMarkup(variation, deposit),
    availability_html: compact(html`<p class="stock">${stockLabels[stock.status]}</p>`),
    is_in_stock: isPurchasable,
    is_purchasable: isPurchasable,
    variation_is_active: isPurchasable,
    variation_is_visible: true,
    is_sold_individually: quantityRule.max === 1 ? 'yes' : 'no',
    min_qty: quantityRule.min,
    max_qty: quantityRule.max,
    image: imageOf(variation),
    variation_description: '',
    weight_html: '',
    dimensions_html: '',
  };
}

export const variationRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'get_variation',
  methods: ['POST'],
  reads: 'body',
  isWrite: false,
  token: null,
  operation: 'query node',
  async answer(call) {
    const number = productNumber(call.form.get('product_id'));
    if (number === null) return emptyReply;
    const id = await productId(call, number);
    const { node } = await call.execute<variationProductQuery>(document, { id });
    if (!node?.variations?.length) return emptyReply;
    const chosen = new Map((await chosenOptions(call, id)).map(({ attribute, term }) => [attribute, term]));
    const variation = node.variations.find((one) => fits(one, chosen));
    // Not an error: this combination is not sold.
    return jsonReply(variation ? described(variation, node.deposit, chosen) : false);
  },
};
