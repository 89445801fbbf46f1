import { defineShop } from '../../server/app/defineShop.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { paypal } from '../../server/extensions/payments-paypal/paypal.ts';
import { stripe } from '../../server/extensions/payments-stripe/stripe.ts';
import { shop as original } from '../../shop.config.ts';
import { acmeCarrier } from '../shipping/acmeCarrier.ts';
import { acmePay } from './acmePay.ts';

// The shop with stand-ins for payment companies, and with a payment provider and a carrier that the shop's code doesn't know. SHOP_CONFIG
// names this file, the variables below the servers.

function urlOf(name: 'FAKE_STRIPE_URL' | 'FAKE_MOLLIE_URL' | 'FAKE_PAYPAL_URL'): string {
  const url = process.env[name];
  if (url === undefined) throw new Error(`${name} names a server of tests/support.`);
  return url;
}

export const shop = defineShop({
  ...original,
  payments: [
    bankTransfer(),
    stripe({ apiUrl: urlOf('FAKE_STRIPE_URL') }),
    mollie({ apiUrl: urlOf('FAKE_MOLLIE_URL') }),
    paypal({ apiUrl: urlOf('FAKE_PAYPAL_URL') }),
    acmePay(),
  ],
  carriers: [acmeCarrier({ kilogramMinor: 50 })],
});
