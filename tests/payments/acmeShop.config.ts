import { defineShop } from '../../server/app/defineShop.ts';
import { shop as original } from '../../shop.config.ts';
import { acmeCarrier } from '../shipping/acmeCarrier.ts';
import { acmePay } from './acmePay.ts';

// The shop with one more payment provider and a carrier, which nothing in the shop knows of. SHOP_CONFIG names this file.

export const shop = defineShop({
  ...original,
  payments: [...original.payments, acmePay()],
  carriers: [acmeCarrier({ kilogramMinor: 50 })],
});
