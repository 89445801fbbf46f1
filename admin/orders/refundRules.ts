import * as t from './__generated__/messages.ts';

// What a refund dialog shows and sends, from its input.

/**
 * Parses an amount with a point or a comma.
 * @returns minor units; null if empty; NaN if invalid
 */
export function amountOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (!parts) return NaN;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** The quantity to refund of a line. */
export interface RefundedPieces {
  lineId: string;
  quantity: number;
}

/** The error of a quantity; undefined if it is valid. Empty means none. */
export function piecesFault(text: string): string | undefined {
  return /^\d{0,6}$/.test(text.trim()) ? undefined : t.enterAWholeNumber;
}

/**
 * The lines with a quantity to refund.
 * @param chosen valid quantities as entered, by line
 */
export function chosenLines(chosen: Readonly<Record<string, string>>): RefundedPieces[] {
  return Object.entries(chosen)
    .map(([lineId, quantity]) => ({ lineId, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The data of a line that decides the value of its items. */
export interface RefundableLine {
  id: string;
  quantity: number;
  refundedQuantity: number;
  /** For the whole line, after discounts. */
  paidMinor: number;
}

/**
 * What was paid for the chosen items, in minor units: the server's rule for a refund without an amount. Over several refunds the parts add
 * up to exactly the whole line.
 */
export function piecesMinor(lines: readonly RefundableLine[], chosen: readonly RefundedPieces[]): number {
  return chosen.reduce((sum, { lineId, quantity: pieces }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return sum;
    const upTo = (count: number) => Math.floor((line.paidMinor * count) / line.quantity);
    return sum + upTo(line.refundedQuantity + pieces) - upTo(line.refundedQuantity);
  }, 0);
}

/**
 * The error of the chosen lines, whichever of them it concerns; null without one.
 * @param fields by the server's names, such as "lines.0.quantity"
 */
export function linesFault(fields: Readonly<Record<string, string>>): string | null {
  const faults = Object.entries(fields).filter(([name]) => name === 'lines' || name.startsWith('lines.'));
  return faults.length === 0 ? null : faults.map(([, fault]) => fault).join(' ');
}
