// Operations of the Shop API that a checkout session consists of.

const amount = '{ amount }';

/** Fields of a cart and of what it costs at its destination. */
export const sessionDocument = `query AcpSession($country: String, $postcode: String, $city: String, $shippingMethod: String) {
  viewer { cart {
    version minimumAge
    lines { key name quantity isAvailable unitPrice ${amount} lineTotal ${amount} image { basePath } options { name value }
      product { databaseId sku } variation { databaseId sku } }
    coupons { code description discount ${amount} isApplicable }
    warnings { code message lineKey }
    subtotal ${amount} discount ${amount} total ${amount}
    quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
      isDeliverable needsShipping subtotal ${amount} discount ${amount} shipping ${amount} total ${amount}
      taxes { label amount { formatted } }
      shippingMethod { code }
      shippingMethods { code name description price ${amount} deliveryEstimate { earliest latest } }
      paymentMethods { code }
    }
  } }
  checkout { countries { code } }
  shop { hasFaq }
}`;

/** An order, by its number and key. */
export const orderDocument = `query AcpOrder($number: Int!, $key: String!) {
  order(number: $number, key: $key) {
    number status paymentState canBeCancelled url
    nextAction { url }
    lines { id name quantity shippedQuantity refundedQuantity sku unitPrice ${amount} lineTotal ${amount} product { databaseId } variation { databaseId } }
    subtotal ${amount} discount ${amount} shipping ${amount} total ${amount} taxes { label amount { formatted } }
    shipments { carrierName trackingNumber trackingUrl }
    deliveryEstimate { earliest latest }
  }
  shop { hasFaq }
}`;

/** A mutation with its field as `result`. @param fields selections on members of its union */
const mutation = (field: string, fields = '') => {
  const type = field.charAt(0).toUpperCase() + field.slice(1);
  return `mutation Acp${type}($input: ${type}Input!) { result: ${field}(input: $input) { __typename ... on UserError { code message } ${fields} } }`;
};

export const addDocument = mutation('addToCart', '... on OutOfStockError { left }');
export const quantityDocument = mutation('updateCartLine', '... on OutOfStockError { left }');
export const applyCouponDocument = mutation(
  'applyCoupon',
  '... on CouponNotApplicableError { reason } ... on ThrottledError { retryAfterSeconds }',
);
export const removeCouponDocument = mutation('removeCoupon');
export const cartLinkDocument = mutation('createCartLink', '... on CreateCartLinkPayload { url }');
export const cancelOrderDocument = mutation('cancelOrder');
export const placeOrderDocument = mutation(
  'placeOrder',
  '... on InvalidInputError { issues { path message } } ... on ThrottledError { retryAfterSeconds } ... on PlaceOrderPayload { order { number url } } ... on PaymentOpenError { order { number url } }',
);
