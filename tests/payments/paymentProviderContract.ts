import { beforeEach, describe, expect, it } from 'vitest';
import { completeValues } from '../../server/commerce/payments/providerSettings.ts';
import {
  MessageRefusedError,
  type Charge,
  type ChargeOutcome,
  type OnlinePaymentProvider,
  type PaymentHost,
  type ReceivedMessage,
} from '../../server/commerce/payments/payments.ts';

// Requirements for every online payment provider, built-in or third-party. A test calls this with its provider and gets a suite of tests.

/** A provider, with what the suite needs to produce each situation. */
export interface ProviderUnderTest {
  provider: OnlinePaymentProvider;
  /** Token of a payment that succeeds at once; null if there is none, so that all payments go through `confirm`. */
  token: string | null;
  /** Token of a payment that is declined at once; undefined if the provider has none. */
  declinedToken?: string;
  /** Token of a payment that the shopper must confirm; undefined if payments need no confirmation. */
  confirmedToken?: string | null;
  /** Confirms the payment as the shopper does on the page that the payment redirects to. */
  confirm?(charge: Charge): Promise<void>;
  /** Returns a webhook about the charge as sent by the provider; undefined for providers without webhooks. */
  message?(chargeKey: string, now: Date): ReceivedMessage;
  /**
   * How messages are proven to be the provider's; defaults to a signature that expires. `signed` never expires. `looked up`: a message only names
   * a charge, which the provider asks for over its own API.
   */
  proof?: 'signed' | 'looked up';
}

const now = new Date('2026-03-01T12:00:00.000Z');
const amountMinor = 1_000;
const unconfirmed = 'Payments of the provider need no confirmation.';

/**
 * Declares the tests of the contract.
 * @param open creates a provider without charges; called for each test
 */
export function describePaymentProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`[F44] the payment provider contract: ${name}`, () => {
    let tested: ProviderUnderTest;
    let provider: OnlinePaymentProvider;
    let count = 0;
    beforeEach(async () => {
      tested = await open();
      ({ provider } = tested);
    });

    const patience = () => AbortSignal.timeout(30_000);
    const newCharge = (): Charge => {
      count += 1;
      return {
        key: `ch_contract_${Date.now()}_${count}`,
        reference: '',
        amountMinor,
        currency: 'EUR',
        order: { number: 1_000 + count, accessKey: 'k'.repeat(32) },
        description: 'Order 1001',
        email: 'ada@example.com',
        openedAt: new Date(),
        returnUrl: `https://shop.example/payments/acme/return?order=${1_000 + count}`,
        webhookUrl: 'https://shop.example/payments/acme/webhook',
      };
    };
    /** Returns the charge as known to the shop after a response. */
    const known = (charge: Charge, { reference = charge.reference }: ChargeOutcome): Charge => ({ ...charge, reference });
    const begin = (charge: Charge, token: string | null) => provider.begin({ ...charge, token }, patience());

    async function paid(): Promise<Charge> {
      const charge = newCharge();
      const outcome = await begin(charge, tested.token);
      if (outcome.state === 'NEEDS_ACTION') await tested.confirm?.(charge);
      expect(await provider.find(known(charge, outcome), patience())).toMatchObject({ state: 'SUCCEEDED' });
      return known(charge, outcome);
    }

    const refund = (charge: Charge, key: string, minor: number) => provider.refund({ key, charge, amountMinor: minor }, patience());

    it('has an ID, name and description', () => {
      expect(provider.id).toMatch(/^[a-zA-Z][a-zA-Z0-9_-]{1,39}$/);
      expect(provider.name).not.toBe('');
      expect(provider.description).not.toBe('');
    });

    it('creates one charge per key, also for repeated and concurrent requests', async () => {
      const charge = newCharge();
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => begin(charge, tested.token)));
      const again = await begin(charge, tested.token);
      expect(new Set([...outcomes, again].map(({ state }) => state)).size).toBe(1);
      expect(new Set([...outcomes, again].map(({ reference }) => reference)).size).toBe(1);
    });

    it('finds a charge, even without its reference, and reports unknown ones', async () => {
      expect(await provider.find(newCharge(), patience())).toMatchObject({ state: 'UNKNOWN' });
      const charge = await paid();
      expect(await provider.find({ ...charge, reference: '' }, patience())).toMatchObject({ state: 'SUCCEEDED' });
    });

    it('declines with a message for the shopper', async (test) => {
      const { declinedToken } = tested;
      if (declinedToken === undefined) return test.skip('The provider declines no payment at once.');
      const charge = newCharge();
      const outcome = await begin(charge, declinedToken);
      expect(outcome).toMatchObject({ state: 'DECLINED', reason: expect.stringMatching(/\.$/) });
      expect(await provider.find(known(charge, outcome), patience())).toMatchObject({ state: 'DECLINED' });
    });

    it('returns the same redirect URL until the shopper confirms', async (test) => {
      const { confirmedToken } = tested;
      if (confirmedToken === undefined) return test.skip(unconfirmed);
      const charge = newCharge();
      const outcome = await begin(charge, confirmedToken);
      expect(outcome).toMatchObject({ state: 'NEEDS_ACTION', url: expect.stringMatching(/^(https?:\/\/|\/)/) });
      expect(await provider.find(known(charge, outcome), patience())).toMatchObject(outcome);
      await tested.confirm?.(known(charge, outcome));
      expect(await provider.find(known(charge, outcome), patience())).toMatchObject({ state: 'SUCCEEDED' });
    });

    it('cancels a charge for good before it was begun', async () => {
      const unheard = newCharge();
      expect(await provider.cancel(unheard, patience())).toMatchObject({ state: 'DECLINED' });
      expect(await begin(unheard, tested.token)).toMatchObject({ state: 'DECLINED' });
    });

    it('cancels an unpaid charge for good', async (test) => {
      const { confirmedToken } = tested;
      if (confirmedToken === undefined) return test.skip(unconfirmed);
      const open = newCharge();
      const outcome = await begin(open, confirmedToken);
      expect(await provider.cancel(known(open, outcome), patience())).toMatchObject({ state: 'DECLINED' });
      expect(await provider.find(known(open, outcome), patience())).toMatchObject({ state: 'DECLINED' });
    });

    it('reports when it is too late to cancel', async () => {
      const charge = await paid();
      expect(await provider.cancel(charge, patience())).toMatchObject({ state: 'SUCCEEDED' });
      expect(await provider.find(charge, patience())).toMatchObject({ state: 'SUCCEEDED' });
    });

    it('refunds in parts, once per key, and never more than was charged', async () => {
      const charge = await paid();
      const keys = ['re_1', 're_2', 're_1', 're_2'].map((key) => `${charge.key}_${key}`);
      const outcomes = await Promise.all(keys.map((key) => refund(charge, key, 400)));
      // A pending refund is requested again until it is decided.
      for (const outcome of outcomes) expect(['SUCCEEDED', 'PENDING']).toContain(outcome.state);
      expect(await refund(charge, `${charge.key}_re_3`, 201)).toMatchObject({ state: 'REFUSED', reason: expect.any(String) });
      expect(await refund(charge, `${charge.key}_re_4`, 200)).not.toMatchObject({ state: 'REFUSED' });
    });

    it('refuses to refund an unpaid charge', async () => {
      const charge = newCharge();
      await provider.cancel(charge, patience());
      expect(await refund(charge, `${charge.key}_re`, 1)).toMatchObject({ state: 'REFUSED' });
    });

    it('reads messages only if the suite can check them', () => {
      expect(provider.readMessage === undefined).toBe(tested.message === undefined);
    });

    it('verifies its own messages and rejects all others', async (test) => {
      const { message } = tested;
      if (!message) return test.skip('The provider sends no messages.');
      const read = (received: ReceivedMessage) => provider.readMessage?.(received, patience());
      const { key } = await paid();
      const good = message(key, now);
      const [first, ...others] = (await read(good)) ?? [];
      expect([first?.chargeKey, others]).toEqual([key, []]);
      // Each delivery of a message has the same id.
      expect(await read(good)).toEqual([first]);
      const refused = (received: ReceivedMessage) => expect(read(received)).rejects.toThrow(MessageRefusedError);
      await refused({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) });
      await refused({ ...good, body: Buffer.alloc(0) });
      if (tested.proof === 'looked up') return;
      await refused({ ...good, body: message('ch_other', now).body });
      await refused({ ...good, headers: {} });
      if (tested.proof === undefined) await refused({ ...good, now: new Date(now.getTime() + 3_600_000) });
    });
  });
}

/** Returns a host for providers that use only their settings. */
export const hostWith = (values: Readonly<Record<string, string>>) =>
  ({ readSettings: (_id, schema) => Promise.resolve(schema.parse(completeValues(schema, values))) }) as PaymentHost;
