import { defineShop } from '../../server/app/defineShop.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { paypal } from '../../server/extensions/payments-paypal/paypal.ts';
import { shop as original } from '../../shop.config.ts';

// The shop with stand-ins for payment companies. SHOP_CONFIG names this file, the variables below the servers.

function urlOf(name: 'FAKE_MOLLIE_URL' | 'FAKE_PAYPAL_URL'): string {
  const url = process.env[name];
  if (url === undefined) throw new Error(`${name} names a server of tests/support.`);
  return url;
}

export const shop = defineShop({
  ...original,
  payments: [bankTransfer(), mollie({ apiUrl: urlOf('FAKE_MOLLIE_URL') }), paypal({ apiUrl: urlOf('FAKE_PAYPAL_URL') })],
});
