import { html, type Html } from '../../../platform/markup/html.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import { amountRow, amountTable, button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import { oneLine, type Mail } from '../../../platform/mail/mail.ts';
import type { ChangedItem, WishlistMailFacts } from './facts.ts';

/** Maximum number of products named in an email; the rest is only counted, and the wishlist page shows all. */
const maxNamed = 20;

const why = 'You’re receiving this email because you turned on price alerts. We send at most one a day.';

/** @returns for example "Back in stock, €2.00 cheaper" */
function changeText({ isBack, lessMinor }: ChangedItem): string {
  const less = lessMinor === null ? '' : `${formatMoney(lessMinor)} cheaper`;
  if (!isBack) return less;
  return less === '' ? 'Back in stock' : `Back in stock, ${less}`;
}

const price = ({ priceMinor }: ChangedItem) => (priceMinor > 0 ? formatMoney(priceMinor) : '');

/** The subject names a single product; for several, it says what they have in common. */
function subject({ news }: WishlistMailFacts): string {
  const [first] = news;
  if (news.length === 1 && first) {
    const name = oneLine(first.name).slice(0, 120);
    return first.isBack ? `“${name}” is back in stock` : `“${name}” is now cheaper`;
  }
  const have = { back: news.some(({ isBack }) => isBack), less: news.some(({ lessMinor }) => lessMinor !== null) };
  if (have.back && have.less) return `${news.length} items on your wishlist are cheaper or back in stock`;
  return have.back ? `${news.length} items on your wishlist are back in stock` : `${news.length} items on your wishlist are now cheaper`;
}

function more({ news }: WishlistMailFacts): string | null {
  const rest = news.length - maxNamed;
  return rest > 0 ? `And ${rest} more on your wishlist.` : null;
}

function itemRow(wish: ChangedItem, index: number): Html {
  const name = html`<a class="link" href="${wish.url}" style="color:#0f5c4d;font-weight:600">${oneLine(wish.name)}</a>`;
  return amountRow(html`${name}<br />${remark(changeText(wish))}`, price(wish), { isRuled: index > 0, isStrong: false });
}

/** Values of the placeholders in the shop's own texts. */
export const wishlistPlaceholders = ({ shop, news }: WishlistMailFacts): Record<string, string> => ({
  shopName: shop.name,
  itemCount: String(news.length),
});

const introduction = (facts: WishlistMailFacts) =>
  ownTexts(facts.shop, wishlistPlaceholders(facts)).introduction(['Here’s what changed on your wishlist:']);

function body(facts: WishlistMailFacts, title: string): Html {
  const rest = more(facts);
  return html`${heading(title)}${introduction(facts).map((line) => paragraph(line))}
  ${amountTable(facts.news.slice(0, maxNamed).map(itemRow))}${rest !== null && paragraph(rest)}${button('View wishlist', facts.wishlistUrl)}
  ${paragraph(remark(html`${why} <a class="link" href="${facts.offUrl}" style="color:#0f5c4d">Unsubscribe from these emails</a>`))}`;
}

/** Names are indented, so that they can't pass for text of the email. */
function itemText(wish: ChangedItem): string {
  const facts = [price(wish), changeText(wish)].filter((text) => text !== '').join(' – ');
  return `  ${oneLine(wish.name)}\n  ${facts}\n  ${wish.url}`;
}

function text(facts: WishlistMailFacts, title: string): string {
  const blocks = [
    title,
    ...introduction(facts),
    ...facts.news.slice(0, maxNamed).map(itemText),
    more(facts),
    `Your wishlist: ${facts.wishlistUrl}`,
    `${why}\nUnsubscribe from these emails: ${facts.offUrl}`,
    textEnd(ownTexts(facts.shop, wishlistPlaceholders(facts)).shop),
  ];
  return `${blocks.filter((block) => block !== null).join('\n\n')}\n`;
}

/** Renders the email about price drops and products back in stock, as HTML and as plain text. */
export function renderWishlistMail(facts: WishlistMailFacts): Mail {
  const own = ownTexts(facts.shop, wishlistPlaceholders(facts));
  const title = own.subject(subject(facts));
  const preview = facts.news
    .slice(0, 3)
    .map((wish) => `${oneLine(wish.name)}: ${changeText(wish)}`)
    .join(' · ');
  return {
    key: facts.key,
    messageId: facts.messageId,
    to: facts.email,
    senderName: facts.shop.name,
    subject: title,
    html: mailDocument({ title, preview, body: body(facts, title), shop: own.shop }),
    text: text(facts, title),
    fileName: facts.key,
    offUrl: facts.offUrl,
  };
}
