import { defineShop } from '../../server/app/defineShop.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { stripe } from '../../server/extensions/payments-stripe/stripe.ts';
import { shop as original } from '../../shop.config.ts';

// The shop with the fake Stripe in place of Stripe. SHOP_CONFIG names this file, FAKE_STRIPE_URL the fake.

const apiUrl = process.env.FAKE_STRIPE_URL;
if (apiUrl === undefined) throw new Error('FAKE_STRIPE_URL names the server of tests/support/fakeStripe.');

export const shop = defineShop({ ...original, payments: [bankTransfer(), stripe({ apiUrl })] });
