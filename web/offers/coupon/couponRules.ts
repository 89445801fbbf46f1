/** How a coupon is shown (rows 54 and 58): a masked one reveals its code on request, an expired one has nothing to reveal. */
export type CouponState = 'masked' | 'unmasked' | 'expired';

/** The server's data of a coupon. The server's clock decides whether it has expired. */
export interface CouponFlags {
  isExpired: boolean;
  /** Null while masked. */
  code: string | null | undefined;
}

/** @param revealed the code, if revealed on this page; undefined otherwise */
export function couponState(coupon: CouponFlags, revealed: string | undefined): { state: CouponState; code: string | null } {
  const code = coupon.code ?? revealed ?? null;
  if (coupon.isExpired) return { state: 'expired', code };
  return { state: code === null ? 'masked' : 'unmasked', code };
}

/** Whether there is a destination (row 55). */
export function leadsSomewhere(destination: string | null | undefined): destination is string {
  return !['', '#'].includes(destination?.trim() ?? '');
}
