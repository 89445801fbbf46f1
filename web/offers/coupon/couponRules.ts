/** How a coupon is shown (rows 54 and 58): a masked one tells its code to those who ask for it, an expired one has nothing to reveal. */
export type CouponState = 'masked' | 'unmasked' | 'expired';

/** What the server says of a coupon. Whether it is over is for its clock to decide. */
export interface CouponFlags {
  isExpired: boolean;
  /** Null as long as it is masked. */
  code: string | null | undefined;
}

/** @param revealed the code, when this page has been told it; undefined otherwise */
export function couponState(coupon: CouponFlags, revealed: string | undefined): { state: CouponState; code: string | null } {
  const code = coupon.code ?? revealed ?? null;
  if (coupon.isExpired) return { state: 'expired', code };
  return { state: code === null ? 'masked' : 'unmasked', code };
}

/** Whether there is somewhere to go to (row 55). */
export function leadsSomewhere(destination: string | null | undefined): destination is string {
  return !['', '#'].includes(destination?.trim() ?? '');
}
