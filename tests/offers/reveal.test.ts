import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { day, hour, later, makeMerchant, makeOffer, minute, offerGlobalId } from './offerShop.ts';

// A code is revealed to any visitor who requests it (rows 55 and 56), and a text that isn't one of the shop's codes is never returned.

let db: Db;
const ids: Record<string, number> = {};

beforeAll(async () => {
  db = await freshDb();
  const merchantId = await makeMerchant(db);
  const make = async (slug: string, facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>, now?: Date) => {
    ids[slug] = await makeOffer(db, { merchantId, slug, title: slug, ...facts }, now);
  };
  await make('masked', { code: 'Save-10', endsAt: later(hour) });
  await make('open', { code: 'OPEN', isCodeMasked: false });
  await make('over', { code: 'OVER', endsAt: later(-1) });
  await make('draft', { code: 'DRAFT', status: 'DRAFT' });
  await make('coming', { code: 'COMING', startsAt: later(1) });
  await make('no-code', {});
  await make('old-twin', { code: 'twin', endsAt: later(-day) }, later(-3 * day));
  await make('live-twin', { code: 'Twin' }, later(-9 * day));
  await make('straße', { slug: 'strasse', code: 'STRAßE %_\\' });
});
beforeEach(() => db.prisma.throttle.deleteMany());

interface Result {
  __typename: string;
  code?: string;
  offer?: { slug: string; coupon: { code: string | null } };
  retryAfterSeconds?: number;
}

const document = `mutation ($input: RevealCouponInput!) { result: revealCoupon(input: $input) {
  __typename ... on RevealCouponPayload { code offer { slug coupon { code } } } ... on UserError { code message path }
  ... on ThrottledError { retryAfterSeconds }
} }`;
const reveal = async (input: Record<string, unknown>, now = testNow, visitor = newVisitor(db, { now })): Promise<Result> =>
  (await visitor.query<{ result: Result }>(document, { input })).result;
const unknown = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Coupon not found.', path: ['input'] };

describe('[F56] by offer id', () => {
  test.each(['masked', 'open', 'over'])('the code of a coupon that is %s is revealed', async (slug) => {
    const expected = { __typename: 'RevealCouponPayload', code: { masked: 'Save-10', open: 'OPEN', over: 'OVER' }[slug], offer: { slug } };
    expect(await reveal({ offerId: offerGlobalId(ids[slug] ?? 0) })).toMatchObject(expected);
  });

  test.each(['draft', 'coming', 'no-code', 'none'])('%s is not found', async (slug) => {
    expect(await reveal({ offerId: offerGlobalId(ids[slug] ?? 123_456) })).toEqual(unknown);
  });

  test('the response contains the code in its offer too, the next one doesn’t', async () => {
    const visitor = newVisitor(db);
    expect((await reveal({ offerId: offerGlobalId(ids.masked ?? 0) }, testNow, visitor)).offer).toEqual({
      slug: 'masked',
      coupon: { code: 'Save-10' },
    });
    expect(await visitor.query('{ offer(slug: "masked") { coupon { code isMasked } } }')).toEqual({
      offer: { coupon: { code: null, isMasked: true } },
    });
  });
});

describe('[F56] by code', () => {
  test.each([
    ['Save-10', 'masked'],
    ['  save-10\t', 'masked'],
    ['SAVE-10', 'masked'],
    ['over', 'over'],
    ['straße %_\\', 'strasse'],
    // If two offers have the same code, the live one is found.
    ['TWIN', 'live-twin'],
  ])('%j is found', async (codeText, slug) => {
    expect(await reveal({ codeText })).toMatchObject({ __typename: 'RevealCouponPayload', offer: { slug } });
  });

  test('the code is returned in the merchant’s spelling', async () => {
    expect((await reveal({ codeText: 'sAVE-10 ' })).code).toBe('Save-10');
  });

  test.each([
    'DRAFT',
    'COMING',
    'Save-1',
    'Save-10x',
    '',
    ' ',
    '%',
    'S%',
    '<img onerror=alert(1) src=x>',
    'Save-10<script>',
    "' OR 1=1 --",
    'Save-10\u0000',
    '\u0000',
    '\uD800',
    'Save\u200B-10',
    '👩‍👩‍👧‍👦',
    'A'.repeat(10_000),
    'Save-10 '.padEnd(10_000, 'x'),
  ])('%j is not found', async (codeText) => {
    expect(await reveal({ codeText })).toEqual(unknown);
  });

  test('any text returns either an existing code or NOT_FOUND', async () => {
    const codes = new Set(['Save-10', 'OPEN', 'OVER', 'twin', 'Twin', 'STRAßE %_\\']);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...codes)), async (codeText) => {
        await db.prisma.throttle.deleteMany();
        const { __typename, code = '' } = await reveal({ codeText });
        // Every error's code is its name.
        expect(['NotFoundError NOT_FOUND', ...[...codes].map((known) => `RevealCouponPayload ${known}`)]).toContain(
          `${__typename} ${code}`,
        );
      }),
      { numRuns: 60 },
    );
  });
});

test.each([{}, { offerId: offerGlobalId(1), codeText: 'OPEN' }, { offerId: 'x' }])('the input %j is invalid', async (input) => {
  expect((await reveal(input)).__typename).toBe('InvalidInputError');
});

test('each visitor may reveal twenty codes a minute', async () => {
  const visitor = newVisitor(db);
  for (let n = 0; n < 20; n += 1) expect((await reveal({ codeText: `GUESS-${n}` }, testNow, visitor)).__typename).toBe('NotFoundError');
  expect(await reveal({ codeText: 'OPEN' }, testNow, visitor)).toMatchObject({ __typename: 'ThrottledError', retryAfterSeconds: 60 });
  visitor.at(later(minute));
  expect((await reveal({ codeText: 'OPEN' }, testNow, visitor)).__typename).toBe('RevealCouponPayload');
});

test('reveals are counted by day, for masked live coupons only', async () => {
  await db.prisma.offerDay.deleteMany();
  await db.prisma.offer.updateMany({ data: { revealCount: 0 } });
  await Promise.all([1, 2, 3].map(() => reveal({ offerId: offerGlobalId(ids.masked ?? 0) })));
  await reveal({ codeText: 'save-10' }, later(-day));
  for (const slug of ['open', 'over', 'draft']) await reveal({ offerId: offerGlobalId(ids[slug] ?? 0) });
  await reveal({ offerId: offerGlobalId(ids.masked ?? 0) }, later(hour));
  const counts = await db.prisma.offer.findMany({ where: { revealCount: { gt: 0 } }, select: { slug: true, revealCount: true } });
  expect(counts).toEqual([{ slug: 'masked', revealCount: 4 }]);
  expect(await db.prisma.offerDay.findMany({ orderBy: { day: 'asc' } })).toEqual([
    { offerId: ids.masked, day: new Date('2026-02-28T00:00:00.000Z'), clicks: 0, reveals: 1 },
    { offerId: ids.masked, day: new Date('2026-03-01T00:00:00.000Z'), clicks: 0, reveals: 3 },
  ]);
});

test('revealing neither creates a visitor nor invalidates caches', async () => {
  const visitor = newVisitor(db);
  const { rows: before } = await db.pool.query('select "revision" from "CatalogState"');
  await reveal({ offerId: offerGlobalId(ids.masked ?? 0) }, testNow, visitor);
  expect(visitor.token()).toBeUndefined();
  expect((await db.pool.query('select "revision" from "CatalogState"')).rows).toEqual(before);
});

test('the guests of one network may reveal 60 codes a minute, however many cookies they send', async () => {
  // Returns a visitor with a cookie, which is set by voting.
  const visitorWithCookie = async (address: string) => {
    const visitor = newVisitor(db, { address });
    await visitor.query('mutation ($id: ID!) { voteHot(input: { offerId: $id, vote: HOT }) { __typename } }', {
      id: offerGlobalId(ids['no-code'] ?? 0),
    });
    return visitor;
  };
  const results: string[] = [];
  for (let crowd = 0; crowd < 4; crowd += 1) {
    const visitor = await visitorWithCookie('198.51.100.7');
    for (let n = 0; n < 16; n += 1) results.push((await reveal({ offerId: offerGlobalId(ids.open ?? 0) }, testNow, visitor)).__typename);
  }
  expect(results.slice(0, 60).every((name) => name === 'RevealCouponPayload')).toBe(true);
  expect(results.slice(60)).toEqual(Array.from({ length: 4 }, () => 'ThrottledError'));
  const elsewhere = await visitorWithCookie('198.51.100.8');
  expect((await reveal({ offerId: offerGlobalId(ids.open ?? 0) }, testNow, elsewhere)).__typename).toBe('RevealCouponPayload');
});
