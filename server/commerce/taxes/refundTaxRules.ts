import { lineRefundMinor } from './lineRefund.ts';
import { parseShippingTaxes } from './storedShippingTaxes.ts';
import { taxShares, type TaxShare } from './taxRules.ts';

// The VAT included in refunds. Pure.

/** The data that the VAT of an order's refunds depends on. */
export interface RefundedOrder {
  /** As stored in the row: storedShippingTaxes.ts. */
  shippingTaxes: unknown;
  lines: readonly {
    id: number;
    quantity: number;
    lineMinor: number;
    discountMinor: number;
    vatBasisPoints: number;
    vatMinor: number;
  }[];
  /** Oldest first. */
  refunds: readonly {
    id: number;
    state: string;
    amountMinor: number;
    lines: readonly { orderLineId: number; quantity: number }[];
  }[];
}

/** The amount paid at a rate that isn't refunded yet, and the VAT of the refunds so far. */
interface Rate {
  grossMinor: number;
  vatMinor: number;
  leftMinor: number;
  refundedVatMinor: number;
}

function ratesOf({ lines, shippingTaxes }: RefundedOrder): Map<number, Rate> {
  const rates = new Map<number, Rate>();
  const parts = [
    ...lines.map((line) => ({ ...line, grossMinor: line.lineMinor - line.discountMinor })),
    ...parseShippingTaxes(shippingTaxes),
  ];
  for (const { vatBasisPoints, vatMinor, grossMinor } of parts) {
    const rate = rates.get(vatBasisPoints) ?? { grossMinor: 0, vatMinor: 0, leftMinor: 0, refundedVatMinor: 0 };
    rate.grossMinor += grossMinor;
    rate.leftMinor += grossMinor;
    rate.vatMinor += vatMinor;
    rates.set(vatBasisPoints, rate);
  }
  return rates;
}

/**
 * Divides an amount between the rates in proportion to the weights, limited to what is left of each rate.
 * @returns amounts by rate
 */
function divide(amountMinor: number, weights: ReadonlyMap<number, number>, rates: ReadonlyMap<number, Rate>): Map<number, number> {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<number, number>();
  let rest = amountMinor;
  const give = (basisPoints: number, wanted: number) => {
    const given = shares.get(basisPoints) ?? 0;
    const more = Math.max(0, Math.min(wanted, rest, (rates.get(basisPoints)?.leftMinor ?? 0) - given));
    shares.set(basisPoints, given + more);
    rest -= more;
  };
  for (const [basisPoints, weight] of weights) give(basisPoints, all === 0 ? 0 : Math.floor((amountMinor * weight) / all));
  // Distribute cents lost to rounding, and any excess over the value of the lines.
  for (const basisPoints of [...weights.keys(), ...rates.keys()]) give(basisPoints, rest);
  return shares;
}

/** The part of a refund at one rate. */
export interface RefundPart {
  vatBasisPoints: number;
  /** The amount refunded, VAT included. */
  grossMinor: number;
  vatMinor: number;
}

/**
 * Each refund by rate, by the refund's ID; the parts add up to its amount. Items have the rates of their lines; an amount without items is
 * divided like the remainder of the order. Once everything is refunded, the VAT adds up to the order's VAT to the cent.
 */
export function refundParts(order: RefundedOrder): Map<number, RefundPart[]> {
  const rates = ratesOf(order);
  const refundedPieces = new Map<number, number>();
  return new Map(
    order.refunds.map(({ id, state, amountMinor, lines }) => {
      if (state === 'FAILED') return [id, []];
      const weights = new Map<number, number>();
      for (const { orderLineId, quantity } of lines) {
        const line = order.lines.find((known) => known.id === orderLineId);
        if (!line) continue;
        const refundedQuantity = refundedPieces.get(orderLineId) ?? 0;
        refundedPieces.set(orderLineId, refundedQuantity + quantity);
        const worth = lineRefundMinor({ ...line, refundedQuantity }, quantity);
        weights.set(line.vatBasisPoints, (weights.get(line.vatBasisPoints) ?? 0) + worth);
      }
      if (weights.size === 0) for (const [basisPoints, { leftMinor }] of rates) weights.set(basisPoints, leftMinor);
      const parts = [...divide(amountMinor, weights, rates)].map(([vatBasisPoints, share]) => {
        const rate = rates.get(vatBasisPoints);
        if (!rate || rate.grossMinor === 0) return { vatBasisPoints, grossMinor: share, vatMinor: 0 };
        rate.leftMinor -= share;
        const upToNow = Math.round((rate.vatMinor * (rate.grossMinor - rate.leftMinor)) / rate.grossMinor);
        const vatMinor = upToNow - rate.refundedVatMinor;
        rate.refundedVatMinor = upToNow;
        return { vatBasisPoints, grossMinor: share, vatMinor };
      });
      return [id, parts.filter(({ grossMinor }) => grossMinor > 0).toSorted((a, b) => b.vatBasisPoints - a.vatBasisPoints)];
    }),
  );
}

/** The VAT included in each refund, by the refund's ID: see `refundParts`. */
export function refundTaxes(order: RefundedOrder): Map<number, TaxShare[]> {
  const shares = ([id, parts]: [number, RefundPart[]]): [number, TaxShare[]] => [
    id,
    taxShares(parts).filter(({ amountMinor }) => amountMinor > 0),
  ];
  return new Map([...refundParts(order)].map(shares));
}

/** The VAT included in all refunds of an order, by rate, highest first. */
export function refundedTaxes(order: RefundedOrder): TaxShare[] {
  const all = [...refundTaxes(order).values()].flat();
  return taxShares(all.map(({ basisPoints: vatBasisPoints, amountMinor: vatMinor }) => ({ vatBasisPoints, vatMinor })));
}

/** Selects the data that the VAT of refunds depends on. */
export const refundedOrderColumns = {
  shippingTaxes: true,
  lines: {
    orderBy: { position: 'asc' },
    select: { id: true, quantity: true, lineMinor: true, discountMinor: true, vatBasisPoints: true, vatMinor: true },
  },
  refunds: {
    orderBy: { id: 'asc' },
    // Same order as in the API: with two different orders, Prisma would use a separate statement, which has no access through an order's
    // link.
    select: {
      id: true,
      state: true,
      amountMinor: true,
      lines: { orderBy: { orderLineId: 'asc' }, select: { orderLineId: true, quantity: true } },
    },
  },
} as const;
