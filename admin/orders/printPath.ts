/** How many orders a screen prints: more would cost too much for one request. */
const maxPrinted = 20;

/** Address of the screen that prints slips and invoices of these orders. */
export const printPath = (numbers: readonly number[]): string => `/orders/print?orders=${numbers.join(',')}`;

/** The order numbers in the address: those to print now, and the rest. */
export function printedNumbers(search: URLSearchParams): { now: number[]; later: number[] } {
  const given = (search.get('orders') ?? '').split(',').filter((number) => /^\d{1,9}$/.test(number));
  const numbers = [...new Set(given.map(Number))];
  return { now: numbers.slice(0, maxPrinted), later: numbers.slice(maxPrinted) };
}
