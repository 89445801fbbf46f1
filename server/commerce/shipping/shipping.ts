// Public API of the shipping module, including what extensions implement.
export { type Carrier, type CarrierMethod, type CarrierParcel, carrierMethods, carriers, checkedCarriers } from './carrier.ts';
export { mayReachLocker } from './lockers.ts';
export { readDeliverySettings } from './deliverySettings.ts';
export {
  type PricedShipping,
  type ShippingRateFacts,
  type ShippingZoneFacts,
  cheapest,
  methodsFor,
  missingForFreeDelivery,
} from './shippingRules.ts';
