// Public API of the taxes module.
export { calculateTaxes, taxesIfKnown, taxKey } from './calculate.ts';
export { type ShippingTax, shippingTaxes } from './deliveryVat.ts';
export { lineRefundMinor } from './lineRefund.ts';
export { type RefundPart, refundParts, refundTaxes, refundedOrderColumns, refundedTaxes } from './refundTaxRules.ts';
export { parseShippingTaxes } from './storedShippingTaxes.ts';
export { formatRate, type TaxRates, type TaxShare, taxLabel, taxShares, vatOf } from './taxRules.ts';
export {
  type LineTax,
  type TaxCalculation,
  type TaxedLine,
  type TaxProvider,
  type TaxRequest,
  type TaxSettings,
  checkedTaxProvider,
  taxProviders,
} from './taxProvider.ts';
