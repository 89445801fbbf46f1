import type { MollieClient } from '@mollie/api-client';
import { z } from 'zod';
import { setting } from '../../platform/forms/settingsForm.ts';

// Settings of the Mollie extension, and the API client.

/** Settings of the extension. */
export const mollieSettings = z.object({
  apiKey: setting(z.string().regex(/^(?:test|live)_\w{20,}$/, 'Enter an API key. It begins with test_ or live_.'), {
    kind: 'secret',
    label: 'API key',
    help: 'In the Mollie Dashboard, under Developers > API keys. With the test key (test_), orders count as paid, but no money moves. Replace it before you start selling.',
  }),
  capture: setting(z.enum(['', 'shipment']) as z.ZodType<'' | 'shipment', string>, {
    label: 'Charge payments',
    help: 'If you charge when the order is shipped, the payment is authorised at checkout, and the whole amount is charged with the first shipment or when you complete the order. Mollie then offers only methods that support authorisation, such as cards and Klarna. Card authorisations expire after about a week.',
    options: { '': 'When the order is placed', shipment: 'When the order is shipped' },
  }),
});

/** Options in shop.config.ts. */
export interface MollieOptions {
  /** URL of Mollie's API, for tests and demos; defaults to Mollie's own. The client accepts https only. */
  apiUrl?: string;
}

/** A client for one call of the shop. The SDK is loaded at the first call, so that shops without Mollie never load it. */
export async function connect(apiKey: string, { apiUrl }: MollieOptions): Promise<MollieClient> {
  const { createMollieClient } = await import('@mollie/api-client');
  return createMollieClient({ apiKey, ...(apiUrl !== undefined && { apiEndpoint: apiUrl }) });
}

/** The HTTP status of an error that Mollie answered with; undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  const { statusCode } = error instanceof Error ? (error as Error & { statusCode?: unknown }) : {};
  return typeof statusCode === 'number' ? statusCode : undefined;
}

/** Whether Mollie permanently refused a request: it was not carried out, and a retry would fail too. */
export const isRefused = (error: unknown): boolean => [400, 401, 403, 404, 410, 422].includes(statusOf(error) ?? 0);
