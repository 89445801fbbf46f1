import * as t from './__generated__/messages.ts';

// What the dialog of a new shipment shows and sends, from its input.

/** An order line with units that can still be shipped. */
export interface ShippableLine {
  id: string;
  shippableQuantity: number;
}

/** The quantities to start with, by line: all that is left. */
export function allLeft(lines: readonly ShippableLine[]): Record<string, string> {
  return Object.fromEntries(lines.map(({ id, shippableQuantity }) => [id, String(shippableQuantity)]));
}

/** The error of a quantity; undefined if it is valid. Empty means none. */
export function quantityFault(text: string, left: number): string | undefined {
  if (!/^\d{0,6}$/.test(text.trim())) return t.enterAWholeNumber;
  return Number(text) > left ? t.enterAtMost({ left }) : undefined;
}

/** The lines to ship, with valid quantities. */
export function chosenUnits(
  lines: readonly ShippableLine[],
  quantities: Readonly<Record<string, string>>,
): { lineId: string; quantity: number }[] {
  return lines.map(({ id }) => ({ lineId: id, quantity: Number(quantities[id] ?? '0') })).filter(({ quantity }) => quantity > 0);
}

/** Whether nothing is left to ship after these lines. */
export function isRest(lines: readonly ShippableLine[], chosen: readonly { lineId: string; quantity: number }[]): boolean {
  return lines.every(({ id, shippableQuantity }) => chosen.find(({ lineId }) => lineId === id)?.quantity === shippableQuantity);
}

/** The errors of the chosen lines in one text; null without any. @param fields by the server's names, such as "lines.0.quantity" */
export function linesFault(fields: Readonly<Record<string, string>>): string | null {
  const faults = Object.entries(fields).filter(([name]) => name === 'lines' || name.startsWith('lines.'));
  return faults.length === 0 ? null : faults.map(([, fault]) => fault).join(' ');
}
