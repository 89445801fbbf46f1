import { withCodeId } from './codeAddress.ts';
import { leadsSomewhere } from './couponRules.ts';

/**
 * For the click on a masked coupon, and in its very turn, or the browser takes it for a popup that nobody asked for: opens this page in
 * a window of its own, where the code is shown, and goes to the shop in this one (row 55).
 * @param destination path or address; nothing or '#' for none, then this window stays
 * @returns false when the browser let no window open: then nothing was done
 */
export function openCoupon(codeId: number, destination: string | null | undefined): boolean {
  // Asked to open it without an opener, browsers do not say whether they did; so the two are parted afterwards.
  const opened = window.open(withCodeId(location.href, codeId), '_blank');
  // Some that block windows give out one that is closed.
  if (!opened || opened.closed) return false;
  opened.opener = null;
  if (leadsSomewhere(destination)) location.assign(destination);
  return true;
}
