// What other modules may use of shipping, and what extensions implement.
export { type Carrier, type CarrierMethod, type CarrierParcel, carrierMethods, carriers, checkedCarriers } from './carrier.ts';
export { type PricedShipping, type ShippingZoneFacts, cheapest, methodsFor, missingForFreeDelivery } from './shippingRules.ts';
