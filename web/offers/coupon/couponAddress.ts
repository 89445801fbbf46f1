/** Where a coupon's code stands in a page of its own, for those without script. @param codeId number of the offer */
export function couponPath(codeId: number): string {
  return `/coupon/${codeId}/`;
}
