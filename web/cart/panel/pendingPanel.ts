import { showToast } from '../../kit/toast/toasts.ts';
import { unansweredAdds } from '../add/addActivity.ts';
import { openCartPanel } from './cartPanel.ts';
import * as t from '../__generated__/messages.ts';

// Of several quick adds, the last response opens the drawer: earlier it would cover the buttons of the others. The last add may fail, so
// earlier successes are remembered.

/** The specification's text for shops without the drawer (row 40). */
export const addedToCart = t.addedToCart;

let pendingAnnouncement: string | null = null;

/**
 * Remembers that the drawer must open after an add.
 * @param said message to show
 */
export function openPanelAfterNavigation(said: string): void {
  pendingAnnouncement = said;
}

/** Cancels the opening, because another page is opened instead. */
export function forgetPanel(): void {
  pendingAnnouncement = null;
}

/** Called when an add has ended, in success or failure: opens the drawer if an opening is pending and no other add is running. */
export function openPendingPanel(): void {
  if (pendingAnnouncement === null || unansweredAdds() > 0) return;
  const said = pendingAnnouncement;
  pendingAnnouncement = null;
  openCartPanel(said).catch(() => showToast({ kind: 'success', text: addedToCart }));
}
