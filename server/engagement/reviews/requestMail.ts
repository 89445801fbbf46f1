import type { MailKind } from '../../foundation/settings/settings.ts';
import { heading, mailDocument, paragraph, remark, textEnd } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { ownTexts } from '../../platform/mail/ownTexts.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { html } from '../../platform/markup/html.ts';
import { messages } from './__generated__/messages.ts';
import type { ReviewMailFacts } from './requests.ts';

/** Values of the placeholders in the shop's own texts. */
const reviewPlaceholders = ({ shop, orderNumber, firstName }: ReviewMailFacts): Record<string, string> => ({
  shopName: shop.name,
  orderNumber: String(orderNumber),
  firstName: oneLine(firstName),
});

/** Renders the email that asks for reviews as HTML and plain text. */
export function renderReviewMail(mail: ReviewMailFacts): Mail {
  const { key, messageId, orderNumber, products } = mail;
  const t = messages[mail.shop.language];
  const firstName = oneLine(mail.firstName);
  const own = ownTexts(mail.shop, reviewPlaceholders(mail));
  const subject = own.subject(t.howWasYourOrder({ orderNumber }));
  const sentences = own.introduction([firstName === '' ? t.yourOrderHasArrived : t.helloYourOrderHasArrived({ firstName })]);
  const named = products.map(({ name, url }) => ({ action: t.reviewProduct({ product: oneLine(name).slice(0, 120) }), url }));
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
      ${paragraph(remark(t.onlyEmailForOrder))}`,
      shop: own.shop,
    }),
    text: `${[subject, ...sentences, ...named.map(({ action, url }) => `${action}: ${url}`), t.onlyEmailForOrder, textEnd(own.shop)].join('\n\n')}\n`,
    fileName: key,
  };
}

const t = messages[defaultLanguage];

/** The emails about reviews, for staff who edit their texts. */
export const reviewMails: readonly MailKind[] = [
  {
    kind: 'review.request',
    group: t.reviews,
    title: t.reviewRequest,
    occasion: t.sentOnceAfterDelivery,
    placeholders: { shopName: t.shopName, orderNumber: t.orderNumber, firstName: t.shoppersFirstName },
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
