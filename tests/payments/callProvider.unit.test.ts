import { describe, expect, it } from 'vitest';
import { callProviderOrNull, callProvider } from '../../server/commerce/payments/providers/callProvider.ts';
import { ProviderUnavailableError } from '../../server/commerce/payments/providers/errors.ts';
import { isGivenUp } from '../../server/commerce/payments/providers/paymentRules.ts';
import { testKeys } from '../support/shopDriver.ts';
import type { PaymentProvider, Payments } from '../../server/commerce/payments/payments.ts';

/** None of the providers is called, because the tests pass their own function. */
const payments = (timeoutMs: number): Payments => ({
  timeoutMs,
  keys: testKeys,
  offersTests: false,
  publicUrl: 'https://shop.example',
  providers: new Map([['acme', { id: 'acme', flow: 'ONLINE' } as PaymentProvider]]),
});
const minute = 60_000;

describe('[F44] calling a payment provider', () => {
  it('returns its result', async () => {
    expect(await callProvider(payments(10_000), 'acme', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('times out and aborts the call if it hangs', async () => {
    let received: AbortSignal | undefined;
    const result = callProvider(payments(1), 'acme', (_provider, signal) => {
      received = signal;
      return new Promise<never>(() => undefined);
    });
    await expect(result).rejects.toThrow(ProviderUnavailableError);
    expect(received?.aborted).toBe(true);
  });

  it.each([
    ['that rejects', () => Promise.reject(new Error('ECONNREFUSED'))],
    [
      'that throws',
      () => {
        throw new Error('no network');
      },
    ],
  ])('treats a provider %s as unavailable, and keeps the cause', async (_how, call) => {
    await expect(callProvider(payments(10_000), 'acme', call)).rejects.toMatchObject({ cause: { message: /ECONNREFUSED|no network/ } });
    expect(await callProviderOrNull(payments(10_000), 'acme', call)).toBeNull();
  });

  it('reports a provider missing from shop.config.ts', async () => {
    const none: Payments = { ...payments(10_000), providers: new Map() };
    await expect(callProvider(none, 'acme', () => Promise.resolve(1))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('shop.config.ts') },
    });
  });
});

describe('[F44] expiring a payment', () => {
  it('happens within the hour, or within five minutes if the provider doesn’t know it', () => {
    expect([0, 54, 55, 59].map((age) => isGivenUp(age * minute, true))).toEqual([false, false, true, true]);
    expect([0, 2, 3, 4].map((age) => isGivenUp(age * minute, false))).toEqual([false, false, true, true]);
  });
});
