import { brevo } from '../../server/extensions/newsletter-brevo/brevo.ts';
import { mailchimp } from '../../server/extensions/newsletter-mailchimp/mailchimp.ts';
import { mailerLite } from '../../server/extensions/newsletter-mailerlite/mailerLite.ts';
import { webhook } from '../../server/extensions/newsletter-webhook/webhook.ts';
import { expect, test } from 'vitest';
import { checkedMailingServices } from '../../server/engagement/newsletter/newsletter.ts';
import { testMailingService } from './mailingServiceContract.ts';

testMailingService(mailchimp, {
  settings: { listId: 'a1b2c3', secret: '0123456789abcdef0123456789abcdef-us21' },
  refused: { listId: '../lists', secret: '0123456789abcdef' },
});

testMailingService(brevo, {
  settings: { listId: '7', secret: 'xkeysib-0123456789abcdef' },
  refused: { listId: 'seven', secret: 'short' },
});

testMailingService(mailerLite, {
  settings: { listId: '42', secret: 'token.0123456789abcdef' },
  refused: { listId: '', secret: 'a token with blanks' },
  answers: { 'GET /api/subscribers/ada%2Bnews%40example.com': [200, '{"data":{"id":"319"}}'] },
});

testMailingService(webhook, {
  settings: { url: 'https://hooks.example/in', secret: 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==' },
  refused: { url: 'http://hooks.example/in', secret: 'short' },
});

test.each([
  ['an id with invalid characters', ['Mail chimp'], '"Mail chimp" is not a valid ID'],
  ['a duplicate id', ['mailchimp', 'mailchimp'], 'The ID "mailchimp" is used twice.'],
])('[F107] %s prevents the start', (_what, ids, message) => {
  expect(() => checkedMailingServices(ids.map((id) => ({ ...mailchimp, id })))).toThrow(
    `Fix "mailingServices" in shop.config.ts: ${message}`,
  );
});
