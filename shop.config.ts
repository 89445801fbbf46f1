import { defineShop } from './server/app/defineShop.ts';
import { brevo } from './server/extensions/newsletter-brevo/brevo.ts';
import { mailchimp } from './server/extensions/newsletter-mailchimp/mailchimp.ts';
import { mailerLite } from './server/extensions/newsletter-mailerlite/mailerLite.ts';
import { webhook } from './server/extensions/newsletter-webhook/webhook.ts';

export const shop = defineShop({
  mailingServices: [webhook, mailchimp, brevo, mailerLite],
  listeners: [],
});
