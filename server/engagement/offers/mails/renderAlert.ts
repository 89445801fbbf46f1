import { cutText } from '../../../platform/i18n/cutText.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import { amountRow, amountTable, button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../../platform/mail/mail.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import { html, type Html } from '../../../platform/markup/html.ts';
import { messages, type Messages } from './__generated__/messages.ts';
import type { AlertedDeal, DealAlertMailFacts } from './alert.ts';

const price = ({ priceMinor }: AlertedDeal) => (priceMinor === null ? '' : formatMoney(priceMinor));

const source = ({ merchantName, keyword }: AlertedDeal, t: Messages) =>
  `${oneLine(merchantName)} · ${t.foundFor({ keyword: oneLine(keyword) })}`;

const countOf = ({ deals, more }: DealAlertMailFacts) => deals.length + more;

/** Values of the placeholders in the shop's own texts. */
export const dealAlertPlaceholders = (facts: DealAlertMailFacts): Record<string, string> => ({
  shopName: facts.shop.name,
  dealCount: String(countOf(facts)),
});

function row(deal: AlertedDeal, index: number, t: Messages): Html {
  const name = html`<a class="link" href="${deal.url}" style="color:#0f5c4d;font-weight:600">${oneLine(deal.title)}</a>`;
  return amountRow(html`${name}<br />${remark(source(deal, t))}`, price(deal), { isRuled: index > 0, isStrong: false });
}

/** Titles are indented, so that they can't pass for text of the email. */
function dealText(deal: AlertedDeal, t: Messages): string {
  const facts = [price(deal), source(deal, t)].filter((text) => text !== '').join(' – ');
  return `  ${oneLine(deal.title)}\n  ${facts}\n  ${deal.url}`;
}

/** Renders the email about new deals as HTML and plain text. */
export function renderDealAlertMail(facts: DealAlertMailFacts): Mail {
  const { key, messageId, deals, more, manageUrl, offUrl } = facts;
  const t = messages[facts.shop.language];
  const own = ownTexts(facts.shop, dealAlertPlaceholders(facts));
  const [first] = deals;
  const title =
    countOf(facts) === 1 && first
      ? t.newDealFor({ keyword: oneLine(first.keyword), title: cutText(oneLine(first.title), 120) })
      : t.newDeals({ count: countOf(facts) });
  const subject = own.subject(title);
  const introduction = own.introduction([t.dealsMatchYourAlerts({ count: countOf(facts) })]);
  const rest = more > 0 ? [t.andMoreDeals({ count: more, url: facts.dealsUrl })] : [];
  const preview = deals
    .slice(0, 3)
    .map((deal) => oneLine(deal.title))
    .join(' · ');
  return {
    key,
    messageId,
    to: facts.email,
    senderName: facts.shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview,
      body: html`${heading(subject)}${introduction.map((line) => paragraph(line))}
      ${amountTable(deals.map((deal, index) => row(deal, index, t)))}${rest.map((line) => paragraph(line))}${button(t.manageAlerts, manageUrl)}
      ${paragraph(remark(html`${t.whyYouGetDealAlerts} <a class="link" href="${offUrl}" style="color:#0f5c4d">${t.pauseAllAlerts}</a>`))}`,
      shop: own.shop,
    }),
    text: `${[
      subject,
      ...introduction,
      ...deals.map((deal) => dealText(deal, t)),
      ...rest,
      `${t.manageAlerts}: ${manageUrl}`,
      `${t.whyYouGetDealAlerts}\n${t.pauseAllAlerts}: ${offUrl}`,
      textEnd(own.shop),
    ].join('\n\n')}\n`,
    fileName: key,
    offUrl,
  };
}
