import { html, type Html } from '../../platform/markup/html.ts';
import type { quickViewProductQuery } from '../__generated__/quickViewProductQuery.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { compareButton } from '../compareView.ts';
import { depositNote } from '../depositNote.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { productId } from '../productNumbers.ts';
import { emptyReply, textReply } from '../reply.ts';
import { stockLabels } from '../stockLabels.ts';

// A product in a popup: its picture, price and cart form, with the names that the old scripts read.

const document = documentOf(graphql`
  query quickViewProductQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        databaseId
        name
        url
        shortDescription
        isPurchasable
        isCompared
        compareGroup {
          slug
        }
        cover {
          basePath
          alt
        }
        price {
          formatted
        }
        priorPrice {
          formatted
        }
        deposit {
          amount {
            formatted
          }
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
            name
          }
          values {
            isDefault
            term {
              slug
              label
            }
          }
        }
        variations {
          databaseId
          isPurchasable
          price {
            formatted
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

type ProductView = Required<NonNullable<quickViewProductQuery['response']['node']>>;
type Given = { [Key in keyof ProductView]: NonNullable<ProductView[Key]> } & Pick<
  ProductView,
  'compareGroup' | 'cover' | 'price' | 'priorPrice' | 'deposit'
>;

/** For a variable product, the quantities that any variation allows. */
function quantityInput({ name, quantityRule, variations }: Given): Html {
  const rules = variations.length > 0 ? variations.map((variation) => variation.quantityRule) : [quantityRule];
  const [min, max] = [Math.min(...rules.map((rule) => rule.min)), Math.max(...rules.map((rule) => rule.max))];
  if (max <= 1) return html`<input type="hidden" name="quantity" value="1" />`;
  return html`<div class="quantity rh-custom-quantity">
    <input type="button" value="-" class="minus-quantity" aria-label="Decrease quantity of ${name}" /><input
      type="number"
      class="input-text qty text"
      name="quantity"
      value="${min}"
      min="${min}"
      max="${max}"
      step="1"
      aria-label="Quantity of ${name}"
      inputmode="numeric"
      autocomplete="off"
    /><input type="button" value="+" class="plus-quantity" aria-label="Increase quantity of ${name}" />
  </div>`;
}

function plainForm(product: Given): Html {
  return html`<form class="cart" action="${product.url}" method="get">
    ${quantityInput(product)}<button
      type="submit"
      name="add-to-cart"
      value="${product.databaseId}"
      class="single_add_to_cart_button button alt"
    >
      Add to cart
    </button>
  </form>`;
}

/**
 * Returns the data by which the variation script chooses: each combination with its variation's number. An empty text stands for any value.
 */
function variationData({ variations, deposit }: Given): string {
  return JSON.stringify(
    variations.map((variation) => ({
      variation_id: variation.databaseId,
      attributes: Object.fromEntries(variation.options.map(({ attribute, term }) => [`attribute_${attribute.slug}`, term?.slug ?? ''])),
      is_purchasable: variation.isPurchasable,
      is_in_stock: variation.isPurchasable,
      price_html: variation.price ? html`<span class="price">${variation.price.formatted}${depositNote(deposit)}</span>`.toString() : '',
    })),
  );
}

function optionSelect({ attribute, values }: Given['options'][number]): Html {
  const id = `attribute_${attribute.slug}`;
  return html`<p>
    <label for="${id}">${attribute.name}</label>
    <select id="${id}" name="${id}" data-attribute_name="${id}">
      <option value="">Choose an option</option>
      ${values.map(({ term, isDefault }) => html`<option value="${term.slug}" ${isDefault && html`selected`}>${term.label}</option>`)}
    </select>
  </p>`;
}

/** The variation script enables the button once a variation is chosen; for the shop, the options alone are enough. */
function variableForm(product: Given): Html {
  const { databaseId } = product;
  return html`<form
    class="variations_form cart"
    action="${product.url}"
    method="get"
    data-product_id="${databaseId}"
    data-product_variations="${variationData(product)}"
  >
    <div class="variations">${product.options.map(optionSelect)}</div>
    ${quantityInput(product)}<button type="submit" class="single_add_to_cart_button button alt disabled wc-variation-selection-needed">
      Add to cart</button
    ><input type="hidden" name="add-to-cart" value="${databaseId}" /><input type="hidden" name="product_id" value="${databaseId}" /><input
      type="hidden"
      name="variation_id"
      class="variation_id"
      value="0"
    />
  </form>`;
}

function view(product: Given): Html {
  const { name, url, cover, price, priorPrice, deposit } = product;
  const form = product.isPurchasable && (product.options.length > 0 ? variableForm(product) : plainForm(product));
  return html`<div class="woocommerce quick-view-content product-${product.databaseId}">
    ${cover && html`<img src="${cover.basePath}/640.webp" alt="${cover.alt}" width="640" height="640" />`}
    <h2 class="product_title"><a href="${url}">${name}</a></h2>
    <p class="price">${priorPrice && html`<del>${priorPrice.formatted}</del> `}${price?.formatted}${price && depositNote(deposit)}</p>
    <p>${product.shortDescription}</p>
    <p class="stock">${stockLabels[product.stock.status]}</p>
    <div class="wooquickviewbtn">${form}</div>
    ${compareButton(product)}
  </div>`;
}

export const quickViewRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'product_quick_view',
  methods: ['GET', 'POST'],
  reads: 'body or query',
  isWrite: false,
  token: { family: 'quickview', fields: ['nonce'], refusal: textReply('Nope!') },
  operation: 'query node',
  async answer(call) {
    const number = productNumber(call.form.get('product_id'));
    if (number === null) return emptyReply;
    const { node } = await call.execute<quickViewProductQuery>(document, { id: await productId(call, number) });
    return node?.name === undefined ? emptyReply : textReply(compact(view(node as Given)));
  },
};
