import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { hour, later, makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';

// Data of the coupon page: the offer by the id in the URL, and its code once it has been revealed in this request.

let db: Db;
const ids: Record<string, number> = {};

beforeAll(async () => {
  db = await freshDb();
  const merchantId = await makeMerchant(db);
  ids.masked = await makeOffer(db, { merchantId, code: 'SECRET', endsAt: later(hour) });
  ids.over = await makeOffer(db, { merchantId, code: 'OVER', endsAt: later(0) });
  ids.draft = await makeOffer(db, { merchantId, code: 'DRAFT', status: 'DRAFT' });
  ids.coming = await makeOffer(db, { merchantId, code: 'COMING', startsAt: later(1) });
  ids.noCode = await makeOffer(db, { merchantId });
});

interface Shown {
  couponOffer: { databaseId: number; coupon: { isMasked: boolean; isExpired: boolean; code: string | null } } | null;
}

async function shown(codeId: number | undefined): Promise<Shown['couponOffer']> {
  const text = 'query ($id: ID!) { couponOffer(id: $id) { databaseId coupon { isMasked isExpired code } } }';
  const { data, errors } = await newVisitor(db).gql(text, { id: offerGlobalId(codeId ?? 123_456) });
  expect(errors).toEqual([]);
  return (data as unknown as Shown).couponOffer;
}

test('[F54] couponOffer returns a masked coupon, and its code from the instant it ends', async () => {
  expect(await shown(ids.masked)).toEqual({ databaseId: ids.masked, coupon: { isMasked: true, isExpired: false, code: null } });
  expect(await shown(ids.over)).toEqual({ databaseId: ids.over, coupon: { isMasked: false, isExpired: true, code: 'OVER' } });
});

test('[F54] drafts, scheduled offers, offers without a code and unknown ids are not found', async () => {
  for (const id of [ids.draft, ids.coming, ids.noCode, 2_147_483_647]) expect(await shown(id)).toBeNull();
});

test('[F54] revealing returns the code in the same response only', async () => {
  const text = `mutation ($input: RevealCouponInput!) { result: revealCoupon(input: $input) {
    ... on RevealCouponPayload { code offer { coupon { isMasked code } } } } }`;
  const visitor = newVisitor(db);
  const { data } = await visitor.gql(text, { input: { offerId: offerGlobalId(ids.masked ?? 0) } });
  expect(data).toEqual({ result: { code: 'SECRET', offer: { coupon: { isMasked: false, code: 'SECRET' } } } });
  const { data: next } = await visitor.gql('query ($id: ID!) { couponOffer(id: $id) { coupon { code } } }', {
    id: offerGlobalId(ids.masked ?? 0),
  });
  expect(next).toEqual({ couponOffer: { coupon: { code: null } } });
});
