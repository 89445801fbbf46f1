import { html, type Html } from '../../../platform/markup/html.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import { amountRow, amountTable, button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import { oneLine, type Mail } from '../../../platform/mail/mail.ts';
import { messages, type Messages } from './__generated__/messages.ts';
import type { ChangedItem, WishlistMailFacts } from './facts.ts';

/** Maximum number of products named in an email; the rest is only counted, and the wishlist page shows all. */
const maxNamed = 20;

/** @returns for example "Back in stock, €2.00 cheaper" */
function changeText({ isBack, lessMinor }: ChangedItem, t: Messages): string {
  if (lessMinor === null) return t.backInStock;
  const amount = formatMoney(lessMinor);
  return isBack ? t.backInStockAndCheaper({ amount }) : t.cheaper({ amount });
}

const price = ({ priceMinor }: ChangedItem) => (priceMinor > 0 ? formatMoney(priceMinor) : '');

/** The subject names a single product; for several, it says what they have in common. */
function subject({ news, shop }: WishlistMailFacts): string {
  const t = messages[shop.language];
  const [first] = news;
  if (news.length === 1 && first) {
    const product = oneLine(first.name).slice(0, 120);
    return first.isBack ? t.isBackInStock({ product }) : t.isNowCheaper({ product });
  }
  const have = { back: news.some(({ isBack }) => isBack), less: news.some(({ lessMinor }) => lessMinor !== null) };
  const count = news.length;
  if (have.back && have.less) return t.itemsAreCheaperOrBack({ count });
  return have.back ? t.itemsAreBack({ count }) : t.itemsAreCheaper({ count });
}

function more({ news, shop }: WishlistMailFacts): string | null {
  const count = news.length - maxNamed;
  return count > 0 ? messages[shop.language].andMore({ count }) : null;
}

function itemRow(wish: ChangedItem, index: number, t: Messages): Html {
  const name = html`<a class="link" href="${wish.url}" style="color:#0f5c4d;font-weight:600">${oneLine(wish.name)}</a>`;
  return amountRow(html`${name}<br />${remark(changeText(wish, t))}`, price(wish), { isRuled: index > 0, isStrong: false });
}

/** Values of the placeholders in the shop's own texts. */
export const wishlistPlaceholders = ({ shop, news }: WishlistMailFacts): Record<string, string> => ({
  shopName: shop.name,
  itemCount: String(news.length),
});

const introduction = (facts: WishlistMailFacts) =>
  ownTexts(facts.shop, wishlistPlaceholders(facts)).introduction([messages[facts.shop.language].whatChanged]);

function body(facts: WishlistMailFacts, title: string): Html {
  const t = messages[facts.shop.language];
  const rest = more(facts);
  return html`${heading(title)}${introduction(facts).map((line) => paragraph(line))}
  ${amountTable(facts.news.slice(0, maxNamed).map((wish, index) => itemRow(wish, index, t)))}${rest !== null && paragraph(rest)}${button(t.viewWishlist, facts.wishlistUrl)}
  ${paragraph(remark(html`${t.whyYouGetThis} <a class="link" href="${facts.offUrl}" style="color:#0f5c4d">${t.unsubscribe}</a>`))}`;
}

/** Names are indented, so that they can't pass for text of the email. */
function itemText(wish: ChangedItem, t: Messages): string {
  const facts = [price(wish), changeText(wish, t)].filter((text) => text !== '').join(' – ');
  return `  ${oneLine(wish.name)}\n  ${facts}\n  ${wish.url}`;
}

function text(facts: WishlistMailFacts, title: string): string {
  const t = messages[facts.shop.language];
  const blocks = [
    title,
    ...introduction(facts),
    ...facts.news.slice(0, maxNamed).map((wish) => itemText(wish, t)),
    more(facts),
    t.yourWishlist({ url: facts.wishlistUrl }),
    `${t.whyYouGetThis}\n${t.unsubscribe}: ${facts.offUrl}`,
    textEnd(ownTexts(facts.shop, wishlistPlaceholders(facts)).shop),
  ];
  return `${blocks.filter((block) => block !== null).join('\n\n')}\n`;
}

/** Renders the email about price drops and products back in stock, as HTML and as plain text. */
export function renderWishlistMail(facts: WishlistMailFacts): Mail {
  const own = ownTexts(facts.shop, wishlistPlaceholders(facts));
  const t = messages[facts.shop.language];
  const title = own.subject(subject(facts));
  const preview = facts.news
    .slice(0, 3)
    .map((wish) => `${oneLine(wish.name)}: ${changeText(wish, t)}`)
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
