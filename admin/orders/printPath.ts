/** How many orders are printed at once; the server refuses more. */
export const maxPrinted = 50;

/** Address of the screen that prints slips and invoices of these orders. */
export const printPath = (numbers: readonly number[]): string => `/orders/print?orders=${numbers.join(',')}`;

/** The order numbers in the address, at most as many as are printed at once. */
export function printedNumbers(url: URL): number[] {
  const given = (url.searchParams.get('orders') ?? '').split(',').filter((number) => /^\d{1,9}$/.test(number));
  return [...new Set(given.map(Number))].slice(0, maxPrinted);
}
