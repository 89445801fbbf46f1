import { html, type Html } from '../platform/markup/html.ts';
import type { Shop } from '../platform/operation/shop.ts';
import type { orderReviewQuery } from './__generated__/orderReviewQuery.graphql.ts';
import { cartPath, termsPath } from './paths.ts';
import { paymentCode } from './paymentCodes.ts';

// The right side of the old checkout page: the cart's costs at its destination, the shipping methods, the payment methods, and the button.
// The scripts replace it as a whole whenever an address or shipping method is chosen.

type Cart = NonNullable<orderReviewQuery['response']['viewer']['cart']>;
type Quote = NonNullable<Cart['quote']>;

const row = (name: string, heading: string | Html, amount: string | Html) =>
  html`<tr class="${name}">
    <th>${heading}</th>
    <td>${amount}</td>
  </tr>`;

/** Each shipping method is a radio button; a single one is preselected. */
function deliveryRow({ shippingMethods, shippingMethod, isDeliverable }: Quote): Html {
  if (!isDeliverable || shippingMethods.length === 0) return row('shipping', 'Shipping', 'This cart can’t be delivered to this address.');
  const choices = shippingMethods.map(({ code, name, price }) => {
    const id = `shipping_method_0_${code}`;
    const isChosen = code === shippingMethod?.code;
    return html`<li>
      <input
        type="radio"
        name="shipping_method[0]"
        data-index="0"
        id="${id}"
        value="${code}"
        class="shipping_method"
        ${isChosen && html`checked`}
      /><label for="${id}">${name}: ${price.formatted}</label>
    </li>`;
  });
  return row(
    'woocommerce-shipping-totals shipping',
    'Shipping',
    html`<ul id="shipping_method" class="woocommerce-shipping-methods">
      ${choices}
    </ul>`,
  );
}

function lineRow({ name, options, quantity, deposit, lineTotal }: Cart['lines'][number]): Html {
  const chosen = options.map((option) => `${option.name}: ${option.value}`).join(', ');
  return html`<tr class="cart_item">
    <td class="product-name">
      ${name}${chosen && ` (${chosen})`} <strong class="product-quantity">× ${quantity}</strong>${
        deposit && html` <small class="souk-deposit">includes ${deposit.amount.formatted} deposit each</small>`
      }
    </td>
    <td class="product-total">${lineTotal.formatted}</td>
  </tr>`;
}

/** The scripts remove the coupon by its code in data-coupon. Without scripts, the link leads to the cart, where coupons can be removed. */
function couponRow({ code, discount }: Cart['coupons'][number]): Html {
  const remove = html`<a href="${cartPath}" class="woocommerce-remove-coupon" data-coupon="${code}" aria-label="Remove coupon ${code}"
    >[Remove]</a
  >`;
  return row(`cart-discount coupon-${code.toLowerCase()}`, `Coupon: ${code}`, html`-${discount.formatted} ${remove}`);
}

/**
 * Returns the items ordered here: lines, coupons, shipping methods, VAT and total. Below are the items that external shops sell, which are
 * paid there.
 */
export function reviewTable(cart: Cart): Html {
  const { lines, coupons, externalShops, subtotalHere, quote } = cart;
  const noDelivery = row('shipping', 'Shipping', 'We don’t deliver to this country.');
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
    <thead>
      <tr>
        <th class="product-name">Product</th>
        <th class="product-total">Subtotal</th>
      </tr>
    </thead>
    <tbody>
      ${lines.filter(({ externalShop }) => externalShop == null).map(lineRow)}
    </tbody>
    <tfoot>
      ${row('cart-subtotal', 'Subtotal', subtotalHere.formatted)} ${coupons.map(couponRow)}
      ${quote ? quote.needsShipping && deliveryRow(quote) : noDelivery}
      ${quote?.taxes?.map(({ label, amount }) => row('tax-rate', `including ${label}`, amount.formatted))}
      ${quote && row('order-total', 'Total', html`<strong>${quote.total.formatted}</strong>`)}
      ${externalShops.map(({ shop, subtotal }) => row('souk-sold-elsewhere', `Paid at ${shop.name}, about`, subtotal.formatted))}
    </tfoot>
  </table>`;
}

/** Form field with the total that was shown, in minor units. */
export const shownTotalField = 'souk_shown_total';

/** Returns the payment methods, the terms, the button, and the hidden fields of the form: the token and the total that was shown. */
export function paymentBox(payments: Shop['payments'], quote: Quote | null, chosen: string, token: string): Html {
  const methods = quote?.paymentMethods ?? [];
  const codes = methods.map(({ code }) => paymentCode(payments, code));
  const active = codes.includes(chosen) ? chosen : codes[0];
  const choices = methods.map(({ code: method, name, description }) => {
    const code = paymentCode(payments, method);
    const id = `payment_method_${code}`;
    return html`<li class="wc_payment_method ${id}">
      <input id="${id}" type="radio" class="input-radio" name="payment_method" value="${code}" ${code === active && html`checked`} /><label
        for="${id}"
        >${name}</label
      >
      <div class="payment_box ${id}"><p>${description}</p></div>
    </li>`;
  });
  return html`<div id="payment" class="woocommerce-checkout-payment">
    <ul class="wc_payment_methods payment_methods methods">
      ${choices}
    </ul>
    <div class="form-row place-order">
      <p class="form-row validate-required">
        <label for="terms"
          ><input type="checkbox" class="input-checkbox" name="terms" id="terms" /> I have read and accept the
          <a href="${termsPath}" target="_blank">terms</a></label
        ><input type="hidden" name="terms-field" value="1" />
      </p>
      <button
        type="submit"
        class="button alt"
        name="woocommerce_checkout_place_order"
        id="place_order"
        value="Place order"
        data-value="Place order"
      >
        Place order
      </button>
      <input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${token}" />
      ${quote && html`<input type="hidden" name="${shownTotalField}" value="${quote.total.amount}" />`}
    </div>
  </div>`;
}
