// Names of the sixteen fields in an order's form and extension data (rows 45 and 46), in the browser and on the server.

/** Prefix of the hidden inputs' names. */
export const attributionPrefix = 'wc_order_attribution_';

/** The only extension data that an order accepts. */
export const attributionNamespace = 'woocommerce/order-attribution';
