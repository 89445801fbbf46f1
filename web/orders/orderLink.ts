/**
 * What an order's link says.
 * @param url address of its page
 * @param written the number in it; no order has the number 0: what is no number opens none
 */
export function orderLink(url: string, written: string | undefined): { number: number; key: string } {
  const number = /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : 0;
  return { number, key: new URL(url).searchParams.get('key') ?? '' };
}
