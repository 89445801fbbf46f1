import { html, type Html } from '../platform/markup/html.ts';
import type { cartView_cart$data, cartView_cart$key } from './__generated__/cartView_cart.graphql.ts';
import { depositEachNote } from './depositNote.ts';
import { graphql } from './graphqlTag.ts';
import { compact } from './markup.ts';
import { cartPath, checkoutPath } from './paths.ts';
import { jsonReply, type LegacyReply } from './reply.ts';
import { themeTexts } from './themeTexts.ts';

// The cart as the old scripts expect it: markup by the selector of the element that it replaces. The scripts take this markup apart (rows
// by their class, the totals), so its classes and its order are a contract: docs/migrating.md.

/** The cart's data for the markup below. */
export const cartViewFragment = graphql`
  fragment cartView_cart on Cart {
    hash
    itemCount
    subtotal {
      formatted
    }
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
      removeUrl
      quantity
      name
      options {
        name
        value
      }
      unitPrice {
        formatted
      }
      deposit {
        amount {
          formatted
        }
      }
      image {
        basePath
        alt
      }
      quantityRule {
        max
      }
      product {
        databaseId
        sku
        url
      }
      variation {
        sku
      }
    }
  }
`;

export type CartView = cartView_cart$data;

/**
 * Returns the fragment's data. Relay's types mask it from the component that spreads the fragment, but for a query executed in process the
 * data is unmasked.
 */
export function cartView(cart: cartView_cart$key): CartView {
  return cart as unknown as CartView;
}

type LineView = CartView['lines'][number];

const price = (formatted: string) => html`<span class="woocommerce-Price-amount amount"><bdi>${formatted}</bdi></span>`;

/** No stepper if the quantity can't be changed (at most one item, or none left). */
function stepper({ key, name, quantity, quantityRule }: LineView): Html | null {
  if (quantityRule.max <= 1) return null;
  return html`<div class="quantity rh-custom-quantity">
    <input type="button" value="-" class="minus-quantity" aria-label="Decrease quantity of ${name}" /><input
      type="number"
      id="quantity_${key}"
      class="input-text qty text"
      step="1"
      min="0"
      max="${quantityRule.max}"
      name="cart[${key}][qty]"
      value="${quantity}"
      aria-label="Quantity of ${name}"
      inputmode="numeric"
      autocomplete="off"
    /><input type="button" value="+" class="plus-quantity" aria-label="Increase quantity of ${name}" />
  </div>`;
}

function row(line: LineView): Html {
  const { key, name, quantity, product, image } = line;
  const sku = line.variation?.sku ?? product.sku ?? '';
  return html`<li class="woocommerce-mini-cart-item mini_cart_item cartkey-${key}">
    <a
      href="${line.removeUrl}"
      class="remove remove_from_cart_button"
      aria-label="Remove ${name} from cart"
      data-product_id="${product.databaseId}"
      data-cart_item_key="${key}"
      data-product_sku="${sku}"
      data-success_message="“${name}” has been removed from your cart"
      >×</a
    >
    <a href="${product.url}"
      >${image && html`<img src="${image.basePath}/160.webp" alt="${image.alt}" width="160" height="160" loading="lazy" />`}${name}</a
    >${
      line.options.length > 0 &&
      html`<dl class="variation">
        ${line.options.map(
          (option) =>
            html`<dt>${option.name}:</dt>
              <dd>${option.value}</dd>`,
        )}
      </dl>`
    }${stepper(line)}<span class="quantity">${quantity} × ${price(line.unitPrice.formatted)}${depositEachNote(line.deposit)}</span>
  </li>`;
}

/**
 * Returns which parts of the subtotal are paid here and in external shops; empty if this shop sells everything. The text is inside the
 * total, since that is the only element besides the rows that the panel takes from a response, and has no amount element, which old scripts
 * would read as the total.
 */
function split({ subtotalHere, externalShops }: CartView): Html[] {
  if (externalShops.length === 0) return [];
  return [
    html`<br /><small class="souk-sold-here">Of this, sold here: ${subtotalHere.formatted}</small>`,
    ...externalShops.map(
      ({ shop, subtotal }) => html`<br /><small class="souk-sold-elsewhere">Paid at ${shop.name}, about: ${subtotal.formatted}</small>`,
    ),
  ];
}

/** Returns the mini-cart's contents as a single element, with no text before or after it. */
function miniCart(cart: CartView | null): Html {
  const lines = cart?.lines ?? [];
  if (!cart || lines.length === 0)
    return html`<div class="widget_shopping_cart_content">
      <p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>
    </div>`;
  return html`<div class="widget_shopping_cart_content">
    <ul class="woocommerce-mini-cart cart_list product_list_widget">
      ${lines.map(row)}
    </ul>
    <p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> ${price(cart.subtotal.formatted)}${split(cart)}</p>
    <p class="woocommerce-mini-cart__buttons buttons">
      <a href="${cartPath}" class="button wc-forward">${themeTexts.viewCart}</a
      ><a href="${checkoutPath}" class="button checkout wc-forward">Checkout</a>
    </p>
  </div>`;
}

/** Returns the header's cart link with the number of items and their price. */
function cartLink(cart: CartView | null): Html {
  const count = cart?.itemCount ?? 0;
  return html`<a class="cart-contents cart_count_${count}" href="${cartPath}" title="View your shopping cart"
    ><span class="rh-icon-notice${count === 0 && ' rhhidden'}">${count}</span
    ><span class="rh_woocartmenu-amount">${cart && price(cart.subtotal.formatted)}</span></a
  >`;
}

/** Returns the reply of every call that shows the cart; the hash of an empty cart is an empty string. */
export function cartReply(cart: CartView | null): LegacyReply {
  const fragments = {
    'div.widget_shopping_cart_content': compact(miniCart(cart)),
    'a.cart-contents': compact(cartLink(cart)),
  };
  return jsonReply({ fragments, cart_hash: cart?.hash ?? '' });
}
