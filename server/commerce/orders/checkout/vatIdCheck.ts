import { LRUCache } from 'lru-cache';
import { ExtensionPoint } from '../../../platform/events/extensionPoint.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import { timeLimit } from '../../../platform/limits/timeLimit.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { says } from '../__generated__/messages.ts';

// Whether a VAT ID is registered. The shop itself checks its format only; an extension may ask a register (docs/extending/vatIds.md).

/** Checks a buyer's VAT ID, before the order is placed. */
export interface VatIdCheck {
  /**
   * Whether the VAT ID is registered. It may use the network. When it throws or doesn't answer within five seconds, the order is placed without
   * the check, because registers are often unavailable.
   * @param vatId with its prefix, without separators; its format is right
   */
  isRegistered(vatId: string, signal: AbortSignal): Promise<boolean>;
}

/** The checks of the shop; none unless shop.config.ts has one. */
export const vatIdChecks: ExtensionPoint<VatIdCheck> = new ExtensionPoint('vatIdChecks');

const timeoutMs = 5_000;

/** The latest answers of each check, so that repeated orders don't ask again. */
const answers = new WeakMap<VatIdCheck, LRUCache<string, boolean>>();

function answersOf(check: VatIdCheck): LRUCache<string, boolean> {
  const known = answers.get(check) ?? new LRUCache<string, boolean>({ max: 1_000, ttl: 10 * 60_000 });
  answers.set(check, known);
  return known;
}

/** At most so many VAT IDs are asked for a network in ten minutes: registers block callers that ask too often. */
const maxAsked = { max: 20, windowMs: 10 * 60_000 };

async function ask(shop: Shop, check: VatIdCheck, vatId: string): Promise<boolean> {
  const known = answersOf(check);
  const earlier = known.get(vatId);
  if (earlier !== undefined) return earlier;
  if (shop.address !== '') await countAttempt(shop.db, { scope: 'vat id', subject: shop.address, now: shop.now, ...maxAsked });
  const isRegistered = await answerOf(check, vatId).catch((cause: unknown) => {
    shop.logFault?.(new Error('VAT ID check failed', { cause }));
    return null;
  });
  if (isRegistered !== null) known.set(vatId, isRegistered);
  return isRegistered ?? true;
}

async function answerOf(check: VatIdCheck, vatId: string): Promise<boolean> {
  const limit = timeLimit(timeoutMs);
  try {
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(new Error(`No response within ${timeoutMs} ms`)), { once: true });
    });
    return await Promise.race([check.isRegistered(vatId, limit.signal), tooLate]);
  } finally {
    limit.clear();
  }
}

/**
 * @throws InvalidInputError when the VAT ID isn't registered
 * @throws ThrottledError when the caller's network asked for too many
 */
export async function checkRegistered(shop: Shop, vatId: string): Promise<void> {
  if (vatId === '') return;
  for (const check of vatIdChecks.participants) {
    if (await ask(shop, check, vatId)) continue;
    const message = says((t) => t.vatIdIsntRegistered);
    throw new InvalidInputError([{ path: ['input', 'vatId'], message }]);
  }
}
