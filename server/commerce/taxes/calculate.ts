import { LRUCache } from 'lru-cache';
import { singleFlight } from '../../platform/cache/revisionCache.ts';
import { TryAgainError } from '../../platform/database/overload.ts';
import { timeLimit } from '../../platform/limits/timeLimit.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { taxProvider, type LineTax, type TaxCalculation, type TaxRequest, type TaxSettings } from './taxProvider.ts';

// Calls of the tax provider. Never from within a transaction: a slow provider would keep its locks.

const timeoutMs = 5_000;

/** What an answer says against the contract; null for a right one. */
function faultOf({ lines, shippingMinor }: TaxRequest, answer: TaxCalculation): string | null {
  const isTax = ({ vatBasisPoints, vatMinor }: LineTax, grossMinor: number) =>
    Number.isSafeInteger(vatBasisPoints) &&
    vatBasisPoints >= 0 &&
    Number.isSafeInteger(vatMinor) &&
    vatMinor >= 0 &&
    vatMinor <= grossMinor;
  if (answer.lines.length !== lines.length) return `${answer.lines.length} taxes for ${lines.length} lines`;
  const wrong = answer.lines.findIndex((tax, index) => !isTax(tax, lines[index]?.amountMinor ?? 0));
  if (wrong >= 0) return `the tax of line ${wrong} is ${JSON.stringify(answer.lines[wrong])}`;
  const isRight = answer.shipping.every((tax) => Number.isSafeInteger(tax.grossMinor) && isTax(tax, tax.grossMinor));
  const parts = answer.shipping.reduce((total, { grossMinor }) => total + grossMinor, 0);
  return isRight && parts === shippingMinor ? null : `the shipping taxes for ${shippingMinor} are ${JSON.stringify(answer.shipping)}`;
}

async function callService(request: TaxRequest, settings: TaxSettings): Promise<TaxCalculation> {
  const provider = taxProvider();
  const limit = timeLimit(timeoutMs);
  try {
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(new Error(`No response within ${timeoutMs} ms`)), { once: true });
    });
    const answer = await Promise.race([provider.calculate(request, settings, limit.signal), tooLate]);
    const fault = faultOf(request, answer);
    if (fault !== null) throw new Error(`Violates the contract: ${fault}`);
    return answer;
  } catch (cause) {
    throw new Error(`The tax provider "${provider.id}" failed`, { cause });
  } finally {
    limit.clear();
  }
}

/** By the settings that answers were calculated with; each revision loads its own. */
const answers = new WeakMap<TaxSettings, LRUCache<string, Promise<TaxCalculation>>>();

function answersWith(settings: TaxSettings): LRUCache<string, Promise<TaxCalculation>> {
  const known = answers.get(settings) ?? new LRUCache<string, Promise<TaxCalculation>>({ max: 2_000 });
  answers.set(settings, known);
  return known;
}

/**
 * Calculates taxes, once for equal requests.
 * @returns null when the provider fails or takes too long, which is logged
 */
export async function taxesIfKnown(shop: Shop, request: TaxRequest, settings: TaxSettings): Promise<TaxCalculation | null> {
  try {
    return await singleFlight(answersWith(settings), `${taxProvider().id} ${taxKey(request)}`, () => callService(request, settings));
  } catch (error) {
    shop.logFault?.(error);
    return null;
  }
}

/** Calculates taxes for callers that can’t continue without them. @throws TryAgainError */
export async function calculateTaxes(...args: Parameters<typeof taxesIfKnown>): Promise<TaxCalculation> {
  const taxes = await taxesIfKnown(...args);
  if (!taxes) throw new TryAgainError('Taxes can’t be calculated at the moment. Nothing was changed. Try again.');
  return taxes;
}

/** The cache key of a request: equal requests have equal taxes. */
export function taxKey(request: TaxRequest): string {
  return JSON.stringify(request);
}
