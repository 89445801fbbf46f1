import { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import type { SigningKeys } from '../../../platform/crypto/signing.ts';
import { MessageRefusedError } from './errors.ts';
import type { ChargeOutcome, PaymentProvider, Payments, ProviderMessage } from './provider.ts';
import { providerTimeoutMs } from './paymentRules.ts';
import { verifyMessage } from './signature.ts';
import { cancelCharge, enterCharge, findCharge, refundCharge } from './testCardBooks.ts';

// A payment provider for demonstrations and tests: it behaves like a bank on the network, with cards for each thing that can happen,
// and no money moves.

/** The header that carries a message's signature. */
export const signatureHeader = 'test-card-signature';

/** Path of the bank's page. */
export const confirmPath = '/payments/test-card/confirm';

const message = z.object({
  id: z.string().min(1).max(255),
  kind: z.string().min(1).max(100),
  charge: z.string().min(1).max(100),
});

/** Never answers; ends when the caller has given up, so that nothing is kept. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function readMessage(body: string): ProviderMessage {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new MessageRefusedError('The body is not JSON.');
  }
  const result = message.safeParse(parsed);
  if (!result.success) throw new MessageRefusedError('The body must be {"id": …, "kind": …, "charge": …}, all of them texts.');
  const { id, kind, charge } = result.data;
  return { id, kind, chargeKey: charge };
}

/** The test card's bank. */
export function testCard(db: Db, keys: SigningKeys): PaymentProvider {
  return {
    method: 'TEST_CARD',
    async begin(request, signal): Promise<ChargeOutcome> {
      return (await enterCharge(db, request)) ?? silence(signal);
    },
    find: (key) => findCharge(db, key),
    cancel: (key) => cancelCharge(db, key),
    refund: (request) => refundCharge(db, request),
    actionUrl: (key, { number, accessKey }) =>
      `${confirmPath}?${new URLSearchParams({ charge: key, order: String(number), key: accessKey })}`,
    readMessage(headers, body, now) {
      verifyMessage(keys, headers[signatureHeader], body, now);
      return readMessage(body);
    },
  };
}

/**
 * The providers of a shop.
 * @param offersTestCard whether the test card may be used; it takes no money
 */
export function paymentProviders({
  db,
  keys,
  offersTestCard,
  timeoutMs = providerTimeoutMs,
}: {
  db: Db;
  keys: SigningKeys;
  offersTestCard: boolean;
  timeoutMs?: number;
}): Payments {
  const providers = offersTestCard ? [testCard(db, keys)] : [];
  return { providers: new Map(providers.map((provider) => [provider.method, provider])), timeoutMs };
}
