import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { offeredMethods } from '../../server/commerce/payments/providers/payments.ts';
import type { PaymentProvider } from '../../server/commerce/payments/providers/provider.ts';
import { paymentProviders, testCard } from '../../server/commerce/payments/providers/testCard.ts';
import { decideCharge, refusedRefundMinor } from '../../server/commerce/payments/providers/testCardBooks.ts';
import { freshDb } from '../support/db.ts';
import { testKeys } from '../support/shopDriver.ts';

let db: Db;
let bank: PaymentProvider;
beforeEach(async () => {
  db = await freshDb();
  bank = testCard(db, testKeys);
});

const patience = () => AbortSignal.timeout(60_000);
const begin = (token: string | null, key = 'ch_1', amountMinor = 1_000) => bank.begin({ key, amountMinor, token }, patience());
const refund = (key: string, amountMinor: number) => bank.refund({ key, chargeKey: 'ch_1', amountMinor }, patience());

describe('[F44] the test card’s bank', () => {
  it.each([
    ['tok_success', { state: 'SUCCEEDED' }],
    ['tok_declined', { state: 'DECLINED', reason: 'The test bank declined the card.' }],
    ['tok_action', { state: 'NEEDS_ACTION' }],
    ['tok_of_nobody', { state: 'DECLINED', reason: 'The test bank declined the card.' }],
    [null, { state: 'DECLINED', reason: 'The test bank declined the card.' }],
  ])('card %s', async (token, outcome) => {
    expect(await begin(token)).toEqual(outcome);
    expect(await bank.find('ch_1', patience())).toEqual(outcome);
  });

  it('charges the silent card, and says so only when it is asked', async () => {
    await expect(bank.begin({ key: 'ch_1', amountMinor: 1_000, token: 'tok_timeout' }, AbortSignal.timeout(300))).rejects.toThrow(
      'timeout',
    );
    expect(await bank.find('ch_1', patience())).toEqual({ state: 'SUCCEEDED' });
  });

  it('makes one charge of a key, whatever is asked again', async () => {
    await Promise.all(Array.from({ length: 10 }, () => begin('tok_success')));
    expect(await begin('tok_declined')).toEqual({ state: 'SUCCEEDED' });
    expect(await db.prisma.testCharge.count()).toBe(1);
    await expect(begin('tok_success', 'ch_1', 999)).rejects.toThrow('another amount');
  });

  it('never charges what was cancelled before it came, and says when it is too late', async () => {
    expect(await bank.find('ch_1', patience())).toEqual({ state: 'UNKNOWN' });
    expect(await bank.cancel('ch_1', patience())).toMatchObject({ state: 'DECLINED' });
    expect(await begin('tok_success')).toMatchObject({ state: 'DECLINED' });
    await begin('tok_success', 'ch_2');
    expect(await bank.cancel('ch_2', patience())).toEqual({ state: 'SUCCEEDED' });
  });

  it('takes the cardholder’s first word', async () => {
    await begin('tok_action');
    expect(await decideCharge(db, 'ch_1', false)).toMatchObject({ state: 'DECLINED' });
    expect(await decideCharge(db, 'ch_1', true)).toMatchObject({ state: 'DECLINED' });
    expect(await decideCharge(db, 'ch_of_nobody', true)).toEqual({ state: 'UNKNOWN' });
  });

  it('pays back once a key and never more than was charged', async () => {
    await begin('tok_success');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => refund(`re_${index % 3}`, 400)));
    expect(answers.filter(({ state }) => state === 'SUCCEEDED')).toHaveLength(4);
    expect(await db.prisma.testCharge.findUniqueOrThrow({ where: { key: 'ch_1' } })).toMatchObject({ refundedMinor: 800 });
    expect(await refund('re_rest', 201)).toMatchObject({ state: 'REFUSED' });
    expect(await refund('re_magic', refusedRefundMinor)).toMatchObject({ state: 'REFUSED' });
    expect(await refund('re_rest', 200)).toEqual({ state: 'SUCCEEDED' });
  });

  it('pays nothing back of what was never charged', async () => {
    await begin('tok_declined');
    expect(await refund('re_1', 1)).toMatchObject({ state: 'REFUSED' });
  });

  it('is offered only where the shop works with it', () => {
    const offered = (offersTestCard: boolean) => offeredMethods({ payments: paymentProviders({ db, keys: testKeys, offersTestCard }) });
    expect(offered(false)).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY']);
    expect(offered(true)).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'TEST_CARD']);
  });
});
