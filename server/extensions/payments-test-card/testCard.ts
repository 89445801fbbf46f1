import { z } from 'zod';
import { MessageRefusedError, type ChargeOutcome, type PaymentExtension, type ProviderMessage } from '../../commerce/payments/payments.ts';
import { setting } from '../../platform/forms/settingsForm.ts';
import { bankPages } from './bankPages.ts';
import { cancelCharge, enterCharge, findCharge, refundCharge } from './books.ts';
import { verifyMessage } from './signature.ts';

// A payment provider for demos and tests: it behaves like a remote bank, with a card for each outcome, and no money moves.

/** Header with the message's signature. */
export const signatureHeader = 'test-card-signature';

const message = z.object({
  id: z.string().min(1).max(255),
  kind: z.string().min(1).max(100),
  charge: z.string().min(1).max(100),
});

const settings = z.object({
  merchant: setting(z.string().max(40, 'Use at most 40 characters.'), {
    label: 'Merchant name',
    help: 'Shown to shoppers when the test bank asks them to confirm a payment.',
  }),
});

/** Never resolves; rejects when the caller aborts, so that nothing leaks. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function parseMessage(body: string): ProviderMessage {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new MessageRefusedError('The body is not JSON.');
  }
  const result = message.safeParse(parsed);
  if (!result.success) throw new MessageRefusedError('The body must be {"id": …, "kind": …, "charge": …}, with a string for each value.');
  const { id, kind, charge } = result.data;
  return { id, kind, chargeKey: charge };
}

/** The test card payment method. */
export const testCard =
  (): PaymentExtension =>
  ({ db, keys, readSettings }) => ({
    id: 'TEST_CARD',
    flow: 'ONLINE',
    isTest: true,
    name: 'Test card',
    description: 'Test card for demos. No money is charged.',
    note: 'Test provider: no money is charged.',
    choice: {
      label: 'Test bank response',
      hint: 'For testing only. You don’t need card details, and no money is charged.',
      options: [
        { value: 'tok_success', label: 'Payment approved' },
        { value: 'tok_declined', label: 'Card declined' },
        { value: 'tok_action', label: 'Confirmation required on the bank’s page' },
        { value: 'tok_timeout', label: 'Response times out' },
      ],
    },
    settings,
    delegatedPayment: () =>
      Promise.resolve({
        name: 'dev.acp.tokenized.card',
        version: '2026-01-22',
        spec: 'https://acp.dev/handlers/tokenized.card',
        configSchema: 'https://acp.dev/schemas/handlers/tokenized.card/config.json',
        instrumentSchemas: ['https://acp.dev/schemas/handlers/tokenized.card/instrument.json'],
        psp: 'test-card',
        config: { environment: 'sandbox', psp: 'test-card', tokens: ['tok_success', 'tok_declined', 'tok_action', 'tok_timeout'] },
        credentialType: 'spt',
      }),
    pages: bankPages(db, async () => (await readSettings('TEST_CARD', settings)).merchant),
    async begin(request, signal): Promise<ChargeOutcome> {
      return (await enterCharge(db, request)) ?? silence(signal);
    },
    find: (charge) => findCharge(db, charge),
    cancel: (charge) => cancelCharge(db, charge),
    refund: (request) => refundCharge(db, request),
    // Async, so that a refused message rejects the promise.
    async readMessage({ headers, body, now }) {
      if (!/^application\/json\b/.test(String(headers['content-type'])))
        throw new MessageRefusedError('Send the body as application/json.', 415);
      verifyMessage(keys, headers[signatureHeader], body.toString(), now);
      return [parseMessage(body.toString())];
    },
  });
