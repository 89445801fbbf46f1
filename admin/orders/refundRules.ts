// What a refund dialog shows and sends, from what was entered.

/** An amount as it is typed, with a point or a comma. @returns minor units; null for none; NaN for what is no amount */
export function amountOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(trimmed);
  if (!parts) return NaN;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** How many pieces of a line come back. */
export interface RefundedPieces {
  lineId: string;
  quantity: number;
}

/** What is wrong with a number of pieces, as it was entered; undefined for nothing. Empty is none. */
export function piecesFault(text: string): string | undefined {
  return /^\d{0,6}$/.test(text.trim()) ? undefined : 'Enter a whole number.';
}

/** The lines of which pieces were chosen. @param chosen by line, as it was entered, without faults */
export function chosenLines(chosen: Readonly<Record<string, string>>): RefundedPieces[] {
  return Object.entries(chosen)
    .map(([lineId, quantity]) => ({ lineId, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What decides what the pieces of a line are worth. */
export interface RefundableLine {
  id: string;
  quantity: number;
  refundedQuantity: number;
  /** For the whole line, discounts taken off. */
  paidMinor: number;
}

/**
 * What the chosen pieces were paid for, in minor units: the same rule as the server's for a refund without an amount.
 * Over several refunds the parts add up to exactly the whole line.
 */
export function piecesMinor(lines: readonly RefundableLine[], chosen: readonly RefundedPieces[]): number {
  return chosen.reduce((sum, { lineId, quantity: pieces }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return sum;
    const upTo = (count: number) => Math.floor((line.paidMinor * count) / line.quantity);
    return sum + upTo(line.refundedQuantity + pieces) - upTo(line.refundedQuantity);
  }, 0);
}

/** What is wrong with the chosen lines, whichever of them it is; null for nothing. @param fields by the server's names, such as "lines.0.quantity" */
export function linesFault(fields: Readonly<Record<string, string>>): string | null {
  const faults = Object.entries(fields).filter(([name]) => name === 'lines' || name.startsWith('lines.'));
  return faults.length === 0 ? null : faults.map(([, fault]) => fault).join(' ');
}
