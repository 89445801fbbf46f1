// How an order's form and its extension data carry the sixteen fields (rows 45 and 46), in the browser and on the server.

/** Names of the hidden inputs begin with it. */
export const attributionPrefix = 'wc_order_attribution_';

/** The only extension data that an order takes. */
export const attributionNamespace = 'woocommerce/order-attribution';
