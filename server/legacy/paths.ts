// Pages of the shop that the old theme links to.
export const cartPath = '/cart/';
export const checkoutPath = '/checkout/';
export const shopPath = '/shop/';
export const termsPath = '/terms/';
