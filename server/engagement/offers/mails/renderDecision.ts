import { cutText } from '../../../platform/i18n/cutText.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../../platform/mail/mail.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import { html } from '../../../platform/markup/html.ts';
import { messages } from './__generated__/messages.ts';
import type { DealMailFacts } from './decision.ts';

const titleOf = ({ title }: DealMailFacts) => cutText(oneLine(title), 120);

/** Values of the placeholders in the shop's own texts. */
export const dealPlaceholders = (mail: DealMailFacts): Record<string, string> => ({ shopName: mail.shop.name, dealTitle: titleOf(mail) });

function textsOf(mail: DealMailFacts) {
  const { kind, offerUrl, ownDealsUrl } = mail;
  const t = messages[mail.shop.language];
  const title = titleOf(mail);
  if (kind === 'rejected') {
    return {
      subject: t.yourDealWasRejected({ title }),
      sentence: t.weHaventPublished({ title }),
      action: t.viewYourDeals,
      url: ownDealsUrl,
    };
  }
  const subject = t.yourDealIsPublished({ title });
  return offerUrl === null
    ? { subject, sentence: t.thanksYourDealAppears({ title }), action: t.viewYourDeals, url: ownDealsUrl }
    : { subject, sentence: t.thanksYourDealIsLive({ title }), action: t.viewDeal, url: offerUrl };
}

/** Renders the email about a decision on a submitted deal as HTML and plain text. */
export function renderDealMail(mail: DealMailFacts): Mail {
  const { key, messageId } = mail;
  const t = messages[mail.shop.language];
  const { sentence, action, url, ...byDefault } = textsOf(mail);
  const own = ownTexts(mail.shop, dealPlaceholders(mail));
  const subject = own.subject(byDefault.subject);
  const sentences = own.introduction([sentence]);
  // Not part of the introduction, which the shop may replace: shoppers always learn why.
  const reason = mail.reason === '' ? [] : t.reason({ reason: mail.reason }).split('\n');
  const said = [...sentences, ...reason.filter((line) => line.trim() !== '')];
  return {
    key,
    messageId,
    to: mail.email,
    senderName: mail.shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview: said[0] ?? subject,
      body: html`${heading(subject)}${said.map((text) => paragraph(text))}${button(action, url)} ${paragraph(remark(t.onlyEmailAboutDeal))}`,
      shop: own.shop,
    }),
    text: `${[subject, ...said, `${action}: ${url}`, t.onlyEmailAboutDeal, textEnd(own.shop)].join('\n\n')}\n`,
    fileName: key,
  };
}
