import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { ownTexts } from '../../platform/mail/ownTexts.ts';
import { html } from '../../platform/markup/html.ts';
import type { StockAlertMailFacts } from './mails.ts';
import { pendingDays } from './rules.ts';

interface Texts {
  subject: string;
  sentences: readonly string[];
  action: string;
  url: string;
  remarks: readonly string[];
}

function textsOf({ kind, productName, productUrl, confirmUrl }: StockAlertMailFacts): Texts {
  const name = oneLine(productName).slice(0, 120);
  if (kind === 'confirm') {
    return {
      subject: `Confirm your alert for “${name}”`,
      sentences: [`Do you want us to email you once when “${name}” is back in stock?`],
      action: 'Confirm alert',
      url: confirmUrl,
      remarks: [`This link expires in ${pendingDays} days. If you didn’t ask for this, ignore this email: you won’t get any more.`],
    };
  }
  return {
    subject: `“${name}” is back in stock`,
    sentences: [`You asked us to tell you: “${name}” is back in stock. We can’t reserve it for you, and it may sell out again.`],
    action: 'View product',
    url: productUrl,
    remarks: ['This was the only email for this request.'],
  };
}

/** Values of the placeholders in the shop's own texts. */
export const stockAlertPlaceholders = ({ shop, productName }: StockAlertMailFacts): Record<string, string> => ({
  shopName: shop.name,
  productName: oneLine(productName).slice(0, 120),
});

/** Renders an email as HTML and plain text. */
export function renderStockAlertMail(mail: StockAlertMailFacts): Mail {
  const { action, url, remarks, ...byDefault } = textsOf(mail);
  const own = ownTexts(mail.shop, stockAlertPlaceholders(mail));
  const subject = own.subject(byDefault.subject);
  const sentences = own.introduction(byDefault.sentences);
  const off = 'Cancel all back-in-stock alerts to this address';
  return {
    key: mail.key,
    messageId: mail.messageId,
    to: mail.email,
    senderName: mail.shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview: sentences[0] ?? subject,
      body: html`${heading(subject)}${sentences.map((text) => paragraph(text))}${button(action, url)}
      ${remarks.map((text) => paragraph(remark(text)))}
      ${paragraph(remark(html`<a class="link" href="${mail.offUrl}" style="color:#0f5c4d">${off}</a>`))}`,
      shop: own.shop,
    }),
    text: `${[subject, ...sentences, `${action}: ${url}`, ...remarks, `${off}: ${mail.offUrl}`, textEnd(own.shop)].join('\n\n')}\n`,
    fileName: mail.key,
    offUrl: mail.offUrl,
  };
}
