import { cartHashCookie, cookieValue } from '../visitor/freshness/needs.ts';
import { viewedItems } from '../visitor/viewedProducts.ts';
import { readCartCopy, type CopiedItem } from './cartCopy.ts';
import { smallPicture } from './smallPicture.ts';
import './page.css';
import * as t from './__generated__/messages.ts';

// The script of the page that is shown without a network (OfflinePage.tsx): fills in what this browser has stored, and opens the page that
// was asked for once there is a network again. No framework: it is stored with every visitor.

/** Between attempts while the browser believes that it is online, but the shop can't be reached. */
const retryMs = 30_000;

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = ''): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(tag), { textContent: text, className });

function itemOf({ name, url, price, picture }: CopiedItem, quantity?: number): HTMLLIElement {
  const item = element('li', '', 'item');
  const frame = element('span', '', 'picture');
  if (picture !== null) {
    const image = Object.assign(element('img'), { src: smallPicture(picture), alt: '', width: 64, height: 64 });
    image.addEventListener('error', () => image.remove());
    frame.append(image);
  }
  const link = url === null ? element('span', name) : Object.assign(element('a', name), { href: url });
  const facts = [quantity === undefined ? '' : t.quantity({ count: quantity }), price ?? ''].filter((fact) => fact !== '');
  const text = element('span', '', 'text');
  text.append(link, element('span', facts.join(' · '), 'facts'));
  item.append(frame, text);
  return item;
}

/** Shows a section with these items; a section without any stays hidden. */
function fill(id: string, items: readonly HTMLElement[]): void {
  const section = document.getElementById(id);
  if (!section || items.length === 0) return;
  section.querySelector('ul')?.append(...items);
  section.hidden = false;
}

const copy = readCartCopy(cookieValue(document.cookie, cartHashCookie));
if (copy) {
  fill(
    'cart',
    copy.lines.map((line) => itemOf(line, line.quantity)),
  );
  const more = copy.more > 0 ? [element('p', t.moreItems({ count: copy.more }))] : [];
  document.getElementById('cart')?.append(...more, element('p', t.subtotal({ amount: copy.subtotal }), 'subtotal'));
}
fill(
  'viewed',
  viewedItems().map((item) => itemOf(item)),
);

const button = document.querySelector('button');
const status = document.querySelector('[role=status]');
let isTrying = false;

/** @param isAsked whether the visitor asked for it: then the page says so when it fails */
async function tryAgain(isAsked: boolean): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  if (isAsked && button && status) {
    button.textContent = t.trying;
    status.textContent = '';
  }
  // Any response counts: the shop can be reached, and its own error pages say more.
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isThere) return window.location.reload();
  isTrying = false;
  if (button) button.textContent = t.tryAgain;
  if (isAsked && status) status.textContent = t.stillOffline;
}

button?.addEventListener('click', () => void tryAgain(true));
window.addEventListener('online', () => void tryAgain(false));
document.addEventListener('visibilitychange', () => document.hidden || void tryAgain(false));
setInterval(() => document.hidden || void tryAgain(false), retryMs);
