import { withCodeId } from './codeAddress.ts';
import { leadsSomewhere } from './couponRules.ts';

/**
 * Must run synchronously in the click on a masked coupon, or the browser blocks the window as a popup: opens this page in a new window,
 * which shows the code, and goes to the shop in this one (row 55).
 * @param destination path or URL; nothing or '#' for none, then this window stays
 * @returns false if the browser blocked the window: nothing was done then
 */
export function openCoupon(codeId: number, destination: string | null | undefined): boolean {
  // With `noopener`, browsers do not report whether the window opened, so the opener is removed afterwards.
  const opened = window.open(withCodeId(location.href, codeId), '_blank');
  // Some popup blockers return a closed window.
  if (!opened || opened.closed) return false;
  opened.opener = null;
  if (leadsSomewhere(destination)) location.assign(destination);
  return true;
}
