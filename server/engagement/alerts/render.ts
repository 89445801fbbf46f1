import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { ownTexts } from '../../platform/mail/ownTexts.ts';
import { html } from '../../platform/markup/html.ts';
import { messages } from './__generated__/messages.ts';
import type { StockAlertMailFacts } from './mails.ts';
import { pendingDays } from './rules.ts';

interface Texts {
  subject: string;
  sentences: readonly string[];
  action: string;
  url: string;
  remarks: readonly string[];
}

const nameOf = ({ productName }: StockAlertMailFacts) => oneLine(productName).slice(0, 120);

function textsOf(mail: StockAlertMailFacts): Texts {
  const { kind, productUrl, confirmUrl } = mail;
  const t = messages[mail.shop.language];
  const product = nameOf(mail);
  if (kind === 'confirm') {
    return {
      subject: t.confirmYourAlertFor({ product }),
      sentences: [t.confirmAndWellEmail({ product })],
      action: t.confirmAlert,
      url: confirmUrl,
      remarks: [t.linkExpires({ days: pendingDays })],
    };
  }
  return {
    subject: t.isBackInStock({ product }),
    sentences: [t.youAskedUsToTell({ product })],
    action: t.viewProduct,
    url: productUrl,
    remarks: [t.onlyEmailForAlert],
  };
}

/** Values of the placeholders in the shop's own texts. */
export const stockAlertPlaceholders = (mail: StockAlertMailFacts): Record<string, string> => ({
  shopName: mail.shop.name,
  productName: nameOf(mail),
});

/** Renders an email as HTML and plain text. */
export function renderStockAlertMail(mail: StockAlertMailFacts): Mail {
  const { action, url, remarks, ...byDefault } = textsOf(mail);
  const own = ownTexts(mail.shop, stockAlertPlaceholders(mail));
  const subject = own.subject(byDefault.subject);
  const sentences = own.introduction(byDefault.sentences);
  const off = messages[mail.shop.language].cancelAllAlerts;
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
