import { defineShop } from './server/app/defineShop.ts';
import { bankTransfer } from './server/extensions/payments-bank-transfer/bankTransfer.ts';
import { cashOnDelivery } from './server/extensions/payments-cash-on-delivery/cashOnDelivery.ts';
import { testCard } from './server/extensions/payments-test-card/testCard.ts';

export const shop = defineShop({
  payments: [bankTransfer(), cashOnDelivery(), testCard()],
  carriers: [],
});
