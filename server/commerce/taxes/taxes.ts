// What other modules may use of taxes.
export { type ShippingTax, shippingTaxes } from './deliveryVat.ts';
export { lineRefundMinor } from './lineRefund.ts';
export { refundTaxes, refundedOrderColumns, refundedTaxes } from './refundTaxRules.ts';
export { parseShippingTaxes } from './storedShippingTaxes.ts';
export { type TaxRates, type TaxShare, deliveryRate, productRate, taxLabel, taxShares, vatOf } from './taxRules.ts';
export { type Destination, type Territory, territoryOf } from './territories.ts';
