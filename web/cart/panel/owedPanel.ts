import { showToast } from '../../kit/toast/toasts.ts';
import { unansweredAdds } from '../add/addActivity.ts';
import { openCartPanel } from './cartPanel.ts';

// Of several quick adds the last one to be answered opens the panel: before that it would cover the buttons of the others. That one may
// fail, so that it is remembered what was added before it.

/** What the specification calls it where the cart does not slide in (row 40). */
export const addedToCart = 'Added to Cart';

let owed: string | null = null;

/** Something was added, which the panel is to show. @param said what is said of it */
export function owePanel(said: string): void {
  owed = said;
}

/** Another page is opened instead. */
export function forgetPanel(): void {
  owed = null;
}

/** An add has ended, well or badly: the panel opens when it is owed and no other add is under way. */
export function openOwedPanel(): void {
  if (owed === null || unansweredAdds() > 0) return;
  const said = owed;
  owed = null;
  openCartPanel(said).catch(() => showToast({ kind: 'success', text: addedToCart }));
}
