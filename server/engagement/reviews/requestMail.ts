import type { MailKind } from '../../foundation/settings/settings.ts';
import { heading, mailDocument, paragraph, remark, textEnd } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { ownTexts } from '../../platform/mail/ownTexts.ts';
import { html } from '../../platform/markup/html.ts';
import type { ReviewMailFacts } from './requests.ts';

/** Values of the placeholders in the shop's own texts. */
const reviewPlaceholders = ({ shop, orderNumber, firstName }: ReviewMailFacts): Record<string, string> => ({
  shopName: shop.name,
  orderNumber: String(orderNumber),
  firstName: oneLine(firstName),
});

const only = 'You agreed to this email when you ordered. It’s the only one for this order.';

/** Renders the email that asks for reviews as HTML and plain text. */
export function renderReviewMail(mail: ReviewMailFacts): Mail {
  const { key, messageId, firstName, orderNumber, products } = mail;
  const own = ownTexts(mail.shop, reviewPlaceholders(mail));
  const subject = own.subject(`How do you like your order ${orderNumber}?`);
  const sentences = own.introduction([
    `${firstName === '' ? 'Hello' : `Hello ${oneLine(firstName)}`}, your order has arrived. Your review helps others decide, whatever it says.`,
  ]);
  const named = products.map(({ name, url }) => ({ action: `Review ${oneLine(name).slice(0, 120)}`, url }));
  return {
    key,
    messageId,
    to: mail.email,
    senderName: mail.shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview: sentences[0] ?? subject,
      body: html`${heading(subject)}${sentences.map((text) => paragraph(text))}
      ${named.map(({ action, url }) => paragraph(html`<a class="link" href="${url}" style="color:#0f5c4d">${action}</a>`))}
      ${paragraph(remark(only))}`,
      shop: own.shop,
    }),
    text: `${[subject, ...sentences, ...named.map(({ action, url }) => `${action}: ${url}`), only, textEnd(own.shop)].join('\n\n')}\n`,
    fileName: key,
  };
}

/** The emails about reviews, for staff who edit their texts. */
export const reviewMails: readonly MailKind[] = [
  {
    kind: 'review.request',
    group: 'Reviews',
    title: 'Request for reviews',
    occasion: 'Sent once, a week after an order was delivered, to shoppers who agreed to it at checkout.',
    placeholders: { shopName: 'Name of the shop', orderNumber: 'Order number', firstName: 'First name of the shopper' },
    sample: (shop, url) => {
      const facts: ReviewMailFacts = {
        key: 'sample-review-request',
        messageId: 'sample-review-request',
        email: 'ada@example.com',
        firstName: 'Ada',
        orderNumber: 1_001,
        shop,
        products: [{ name: 'Table lamp', url: `${url}/` }],
      };
      return { mail: renderReviewMail(facts), values: reviewPlaceholders(facts) };
    },
  },
];
