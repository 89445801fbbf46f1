import { expect, test, vi } from 'vitest';

// Starting a shop must not load the SDK of a company that it doesn't use.

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('@mollie/api-client', () => {
  loaded.push('mollie');
  return { createMollieClient: () => ({ payments: { get: () => Promise.reject(new Error('No response')) } }) };
});
vi.mock('@paypal/paypal-server-sdk', () => {
  loaded.push('paypal');
  return {};
});

test('[F44] the SDKs of Mollie and PayPal are loaded by the first call, not by the shop’s definition', async () => {
  const { shop } = await import('../../shop.config.ts');
  const { mollie } = await import('../../server/extensions/payments-mollie/mollie.ts');
  const { hostWith } = await import('./paymentProviderContract.ts');
  for (const open of shop.payments) open(hostWith({}));
  expect(loaded).toEqual([]);
  const provider = mollie()(hostWith({ apiKey: 'test_0123456789abcdef0123456789ab' }));
  if (provider.flow !== 'ONLINE') throw new Error('Mollie collects money online');
  await expect(provider.find({ reference: 'tr_1' } as never, AbortSignal.timeout(1_000))).rejects.toThrow('No response');
  expect(loaded).toEqual(['mollie']);
});
