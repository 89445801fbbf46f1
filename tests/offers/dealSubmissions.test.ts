import { beforeEach, describe, expect, it } from 'vitest';
import { maxPending } from '../../server/engagement/offers/submissions/submissionRules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { globalId } from '../../shared/globalId.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Deals that shoppers submit, and their review by staff.

let db: Db;
let merchantId: number;
let ada: Visitor;
beforeEach(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
  ({ who: ada } = await signedIn(db));
});

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  mayContinue?: boolean;
  duplicate?: { databaseId: number } | null;
  issues?: { path: string[] }[];
  submission?: { databaseId: number; status: string };
  offer?: { databaseId: number };
}

const url = 'https://shop.example.com/lamp';

async function submit(who: Visitor, deal: object = {}): Promise<Result> {
  const document = `mutation ($input: SubmitDealInput!) { result: submitDeal(input: $input) { __typename
    ... on SubmitDealPayload { submission { databaseId status } } ... on UserError { code message path }
    ... on InvalidInputError { issues { path } } ... on DuplicateDealError { mayContinue duplicate: offer { databaseId } } } }`;
  return (await who.query<{ result: Result }>(document, { input: { url, title: 'Desk lamp', ...deal } })).result;
}

async function submitted(who: Visitor, deal: object = {}): Promise<number> {
  const { submission, ...failure } = await submit(who, deal);
  if (!submission) throw new Error(JSON.stringify(failure));
  return submission.databaseId;
}

async function publish(who: Visitor, id: number, facts: object = {}): Promise<Result> {
  const document = `mutation ($input: PublishDealSubmissionInput!) { result: publishDealSubmission(input: $input) { __typename
    ... on PublishDealSubmissionPayload { offer { databaseId } } ... on UserError { code message path } } }`;
  const merchant = globalId('Merchant', merchantId);
  const input = {
    id: globalId('DealSubmission', id),
    facts: { title: 'Bright lamp', merchantId: merchant, destinationUrl: url, ...facts },
  };
  return (await who.query<{ result: Result }>(document, { input })).result;
}

async function reject(who: Visitor, id: number, reason: string): Promise<Result> {
  const document = `mutation ($input: RejectDealSubmissionInput!) { result: rejectDealSubmission(input: $input) { __typename
    ... on UserError { code message path } } }`;
  return (await who.query<{ result: Result }>(document, { input: { id: globalId('DealSubmission', id), reason } })).result;
}

const own = async (who: Visitor) =>
  (await who.query<{ viewer: { submittedDeals: object[] } }>('{ viewer { submittedDeals { title status reason offer { title } } } }'))
    .viewer.submittedDeals;
const publicDeals = async () =>
  (await newVisitor(db).query<{ offers: { totalCount: number } }>('{ offers(first: 10) { totalCount } }')).offers.totalCount;

async function openDealStaff(): Promise<Visitor> {
  const { who } = await openStaff(db, 'STAFF', ['DEALS']);
  return who;
}

describe('[I93] submitting a deal', () => {
  it('waits for review, seen by its submitter only', async () => {
    await submitted(ada, { description: '<b>Bright</b>\r\nlight', priceMinor: 1_999, code: 'LAMP', endsAt: '2099-01-01' });
    expect(await own(ada)).toEqual([{ title: 'Desk lamp', status: 'PENDING', reason: '', offer: null }]);
    expect(await own(newVisitor(db))).toEqual([]);
    expect(await publicDeals()).toBe(0);
    expect(await db.prisma.dealSubmission.findFirst()).toMatchObject({
      description: '<b>Bright</b>\nlight',
      priceMinor: 1_999,
      code: 'LAMP',
    });
  });

  it('needs an account and a shop that accepts deals', async () => {
    expect(await submit(newVisitor(db))).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { acceptsDeals: false } });
    await bumpRevision(db.pool);
    await (await sharedRevision(db)).reload();
    expect(await submit(ada)).toMatchObject({ code: 'DEAL_SUBMISSIONS_CLOSED' });
  });

  it.each([
    'javascript:alert(1)',
    'http://shop.example.com/lamp',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://user:secret@shop.example.com/',
    'https://shop.example.com:8443/',
    `https://shop.example.com/${'x'.repeat(2_000)}`,
  ])('refuses the link %s', async (link) => {
    expect(await submit(ada, { url: link })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'url'] });
  });

  it('names all invalid fields at once', async () => {
    const { issues = [] } = await submit(ada, {
      url: '',
      title: ' ',
      description: 'x'.repeat(5_001),
      priceMinor: -1,
      endsAt: '2020-01-01',
    });
    expect(new Set(issues.map(({ path }) => path.at(-1)))).toEqual(new Set(['url', 'title', 'description', 'priceMinor', 'endsAt']));
  });

  it('refuses a link that is live, or waits for review by anyone', async () => {
    const offerId = await makeOffer(db, { merchantId, title: 'Something else', destinationUrl: `${url}/?utm_source=mail&size=2` });
    const same = { url: 'https://SHOP.example.com/lamp?size=2&gclid=1&fbclid=2#top', isNew: true };
    expect(await submit(ada, same)).toMatchObject({ code: 'DUPLICATE_DEAL', mayContinue: false, duplicate: { databaseId: offerId } });
    await db.prisma.offer.update({ where: { id: offerId }, data: { status: 'DRAFT', isListed: false } });
    await submitted(ada, same);
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    expect(await submit(grace, { url: `${url}?size=2` })).toMatchObject({ code: 'DUPLICATE_DEAL', mayContinue: false, duplicate: null });
  });

  it('asks whether a deal with a similar title at the same shop is another one', async () => {
    const offerId = await makeOffer(db, { merchantId, title: 'Desk lamp, black', destinationUrl: 'https://shop.example.com/p/1' });
    expect(await submit(ada)).toMatchObject({ code: 'DUPLICATE_DEAL', mayContinue: true, duplicate: { databaseId: offerId } });
    await submitted(ada, { isNew: true });
    await submitted(ada, { url: 'https://other.example.com/lamp' });
  });

  it('is saved once when sent twice at once, and limited per account', async () => {
    const both = await Promise.all([submit(ada), submit(ada)]);
    expect(both.map(({ code }) => code ?? '').toSorted()).toEqual(['', 'DUPLICATE_DEAL']);
    const data = await db.prisma.dealSubmission.findFirstOrThrow({ omit: { id: true } });
    await db.prisma.dealSubmission.createMany({
      data: Array.from({ length: maxPending - 1 }, (_, index) => ({ ...data, linkKey: `${url}/${index}` })),
    });
    expect(await submit(ada, { url: `${url}/new` })).toMatchObject({ code: 'TOO_MANY_SUBMISSIONS' });
  });
});

describe('[I93] reviewing submitted deals', () => {
  it('publishes one offer, also when two moderators decide at once, with an audit entry', async () => {
    const staff = await openDealStaff();
    const id = await submitted(ada);
    const both = await Promise.all([publish(staff, id), publish(staff, id)]);
    expect(both.map(({ code }) => code ?? '').toSorted()).toEqual(['', 'DEAL_REVIEWED']);
    expect(await publicDeals()).toBe(1);
    expect(await own(ada)).toMatchObject([{ status: 'PUBLISHED', offer: { title: 'Bright lamp' } }]);
    const offerId = both.find(({ offer }) => offer)?.offer?.databaseId;
    expect(await db.prisma.auditEntry.findMany({ where: { targetType: 'DealSubmission' } })).toMatchObject([
      { action: 'deal-submission.publish', targetIds: [id], details: { offer: offerId } },
    ]);
    expect(await reject(staff, id, 'Late')).toMatchObject({ code: 'DEAL_REVIEWED' });
  });

  it('changes nothing when the offer’s data is invalid', async () => {
    const staff = await openDealStaff();
    const id = await submitted(ada);
    expect(await publish(staff, id, { title: '' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'facts', 'title'] });
    expect(await publish(staff, id, { slug: 'submit' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'facts', 'slug'] });
    expect(await own(ada)).toMatchObject([{ status: 'PENDING' }]);
  });

  it('rejects with a reason, which the submitter sees; then the link can be submitted again', async () => {
    const staff = await openDealStaff();
    const id = await submitted(ada);
    expect(await reject(staff, id, ' ')).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'reason'] });
    await reject(staff, id, 'The price is wrong.');
    expect(await own(ada)).toMatchObject([{ status: 'REJECTED', reason: 'The price is wrong.', offer: null }]);
    expect(await publish(staff, id)).toMatchObject({ code: 'DEAL_REVIEWED' });
    await submitted(ada);
  });

  it('is for staff with the right only', async () => {
    const id = await submitted(ada);
    const { who: clerk } = await openStaff(db, 'STAFF', ['ORDERS']);
    expect(await reject(clerk, id, 'No')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.prisma.dealSubmission.findUnique({ where: { id } })).toMatchObject({ status: 'PENDING' });
  });
});

describe('[I93] submitted deals as personal data', () => {
  it('are exported, and deleted with the account; a published deal stays', async () => {
    await makeAccount(db, { email: 'grace@example.com' });
    const grace = newVisitor(db);
    await signIn(grace, 'grace@example.com');
    const staff = await openDealStaff();
    await publish(staff, await submitted(grace));
    await submitted(grace, { url: `${url}/2`, title: 'Chair' });
    const data = JSON.parse((await act(grace, 'exportMyData', {}, 'json')).json ?? '{}') as object;
    expect(data).toMatchObject({ dealSubmissions: [{ title: 'Desk lamp', status: 'PUBLISHED' }, { title: 'Chair' }] });
    await act(grace, 'deleteMyAccount', { password });
    expect(await db.prisma.dealSubmission.count()).toBe(0);
    expect(await publicDeals()).toBe(1);
  });
});
