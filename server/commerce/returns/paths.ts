/** @returns path of the page that withdraws from an order; the order's key is its only secret */
export function withdrawPath({ number, accessKey }: { number: number; accessKey: string }): string {
  return `/withdraw/${number}/?key=${accessKey}`;
}
