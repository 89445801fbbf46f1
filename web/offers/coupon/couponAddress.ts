/**
 * Address of the page with a coupon's code, for visitors without script.
 * @param codeId number of the offer
 */
export function couponPath(codeId: number): string {
  return `/coupon/${codeId}/`;
}
