import { defineShop } from './server/app/defineShop.ts';
import { cloudflare } from './server/extensions/cdn-cloudflare/cloudflare.ts';
import { fastly } from './server/extensions/cdn-fastly/fastly.ts';
import { varnish } from './server/extensions/cdn-varnish/varnish.ts';
import { brevo } from './server/extensions/newsletter-brevo/brevo.ts';
import { mailchimp } from './server/extensions/newsletter-mailchimp/mailchimp.ts';
import { mailerLite } from './server/extensions/newsletter-mailerlite/mailerLite.ts';
import { webhook } from './server/extensions/newsletter-webhook/webhook.ts';
import { bankTransfer } from './server/extensions/payments-bank-transfer/bankTransfer.ts';
import { cashOnDelivery } from './server/extensions/payments-cash-on-delivery/cashOnDelivery.ts';
import { mollie } from './server/extensions/payments-mollie/mollie.ts';
import { paypal } from './server/extensions/payments-paypal/paypal.ts';
import { stripe } from './server/extensions/payments-stripe/stripe.ts';
import { testCard } from './server/extensions/payments-test-card/testCard.ts';
import { localFiles } from './server/extensions/storage-local/localFiles.ts';
import { s3Files } from './server/extensions/storage-s3/s3Files.ts';
import { euVat } from './server/extensions/taxes-eu-vat/euVat.ts';
import { chosenCdn } from './server/platform/cache/cdn.ts';

export const shop = defineShop({
  payments: [bankTransfer(), cashOnDelivery(), stripe(), mollie(), paypal(), testCard()],
  carriers: [],
  taxes: euVat(),
  storage: process.env.S3_BUCKET ? s3Files(process.env) : localFiles(),
  cdn: () => chosenCdn(process.env, [cloudflare(), fastly(), varnish()]),
  mailingServices: [webhook, mailchimp, brevo, mailerLite],
  listeners: [],
});
