import { inSpan } from '../../../platform/tracing/tracing.ts';
import { ProviderUnavailableError } from './errors.ts';
import type { OnlinePaymentProvider, Payments } from '../provider.ts';
import { offeredProviders } from './payments.ts';

/**
 * Calls a provider with a timeout. Never call inside a database transaction: a slow provider would hold its locks.
 * @throws ProviderUnavailableError when the call fails or times out; then its effect is unknown
 */
export async function callProvider<Answer>(
  payments: Payments,
  method: string,
  call: (provider: OnlinePaymentProvider, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    const provider = providerOf(payments, method);
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const late = new Error(`No response within ${payments.timeoutMs} ms`);
        // Reject first, so that the timeout is the reason even when the provider reacts to the signal immediately.
        reject(late);
        abort.abort(late);
      }, payments.timeoutMs);
    });
    return await inSpan(`payment ${method}`, { kind: 'CLIENT' }, () => Promise.race([call(provider, abort.signal), tooLate]));
  } catch (error) {
    throw new ProviderUnavailableError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Like callProvider(), for callers that can continue without an answer: returns null then. */
export async function callProviderOrNull<Answer>(...args: Parameters<typeof callProvider<Answer>>): Promise<Answer | null> {
  try {
    return await callProvider(...args);
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return null;
    throw error;
  }
}

/** @throws Error when the shop doesn't offer this method's provider (any longer) */
function providerOf(payments: Payments, method: string): OnlinePaymentProvider {
  const provider = offeredProviders(payments).find(({ id }) => id === method);
  if (provider?.flow !== 'ONLINE')
    throw new Error(
      `There is no online payment provider ${method}. Check that it is listed in shop.config.ts, or that SOUK_TEST_PAYMENTS is on.`,
    );
  return provider;
}
