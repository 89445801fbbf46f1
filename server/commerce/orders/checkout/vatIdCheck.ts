import { ExtensionPoint } from '../../../platform/events/extensionPoint.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { timeLimit } from '../../../platform/limits/timeLimit.ts';
import type { Shop } from '../../../platform/operation/shop.ts';

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

async function ask(check: VatIdCheck, vatId: string): Promise<boolean> {
  const limit = timeLimit(timeoutMs);
  try {
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeoutMs} ms`)), { once: true });
    });
    return await Promise.race([check.isRegistered(vatId, limit.signal), tooLate]);
  } finally {
    limit.clear();
  }
}

/** @throws InvalidInputError when the VAT ID isn't registered */
export async function checkRegistered(shop: Shop, vatId: string): Promise<void> {
  if (vatId === '') return;
  for (const check of vatIdChecks.participants) {
    const isRegistered = await ask(check, vatId).catch((cause: unknown) => {
      shop.logFault?.(new Error('The check of a VAT ID failed', { cause }));
      return true;
    });
    if (isRegistered) continue;
    const message = 'This VAT ID isn’t registered. Check it, or leave this field empty.';
    throw new InvalidInputError([{ path: ['input', 'vatId'], message }]);
  }
}
