import { defineShop } from '../../server/app/defineShop.ts';
import { shop as original } from '../../shop.config.ts';
import { acmeCarrier } from '../shipping/acmeCarrier.ts';
import { acmePay } from './acmePay.ts';

// The shop with an additional payment provider and carrier that the shop's code doesn't know. SHOP_CONFIG names this file.

export const shop = defineShop({
  ...original,
  payments: [...original.payments, acmePay()],
  carriers: [acmeCarrier({ kilogramMinor: 50 })],
});
