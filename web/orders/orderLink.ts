/**
 * Parses an order's link.
 * @param url address of its page
 * @param written the number in it; 0, which no order has, if it is invalid
 */
export function orderLink(url: string, written: string | undefined): { number: number; key: string } {
  const number = /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : 0;
  return { number, key: new URL(url).searchParams.get('key') ?? '' };
}
