import { cartHashCookie, cookieValue } from '../visitor/freshness/needs.ts';
import { lastOwnAnswer, ownAnswers, type OwnAnswer } from '../visitor/freshness/answers.ts';
import { viewedItems } from '../visitor/viewedProducts.ts';
import { copyOf, readCartCopy, writeCartCopy, type CopiedItem } from './cartCopy.ts';
import { smallPicture } from './smallPicture.ts';

const warmed = new Set<string>();

/** Loads the small pictures into the browser's cache, which has them without a network. */
function warm(items: readonly CopiedItem[]): void {
  for (const { picture } of items) {
    if (picture === null || warmed.has(picture)) continue;
    warmed.add(picture);
    Object.assign(new Image(), { fetchPriority: 'low', src: smallPicture(picture) });
  }
}

function keepCart({ viewer }: OwnAnswer): void {
  const copy = copyOf(viewer.cartHash, viewer.cart);
  writeCartCopy(copy);
  warm(copy?.lines ?? []);
}

function start(): void {
  const hash = cookieValue(document.cookie, cartHashCookie);
  const seen = lastOwnAnswer();
  if (seen) keepCart(seen);
  else if (readCartCopy(hash) === null) writeCartCopy(null);
  ownAnswers.listen(keepCart);
  warm(viewedItems());
  // Without it, the browser's own error page is shown.
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** Prepares the page that is shown without a network. Call it once, after hydration: it waits until the page has loaded. */
export function startOffline(): void {
  // Unavailable without HTTPS and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
