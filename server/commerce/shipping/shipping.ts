// What other modules may use of shipping.
export { type PricedShipping, type ShippingZoneFacts, cheapest, methodsFor, missingForFreeDelivery } from './shippingRules.ts';
