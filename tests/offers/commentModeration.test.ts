import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { reportsOfPerson } from '../../server/engagement/offers/comments/commentRules.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { bodies, commentId, moderate, needApproval, remove, report, shownComments, written, type Result } from './commentDocuments.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Comments on offers as reported by anyone and moderated by staff, and as personal data of their authors.

let db: Db;
let offerId: number;
let ada: Visitor;
let accountId: number;
beforeEach(async () => {
  db = await freshDb();
  await needApproval(db, false);
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db) });
  ({ who: ada, accountId } = await signedIn(db));
});

const shown = (who: Visitor = newVisitor(db), page?: string) => shownComments(who, offerId, page);

describe('[I92] reports and moderation', () => {
  const listDocument = `query ($filter: AdminOfferCommentFilter) { list: adminOfferComments(filter: $filter, first: 50) {
    totalCount toReviewCount edges { node { databaseId status openReports reports { reason } } } } }`;
  interface Listed {
    totalCount: number;
    toReviewCount: number;
    edges: { node: { databaseId: number; status: string; openReports: number; reports: { reason: string }[] } }[];
  }
  const list = async (who: Visitor, filter: object = {}) => (await who.query<{ list: Listed }>(listDocument, { filter })).list;

  it('a report counts once per person, guests included, also after they sign in', async () => {
    const id = await written(ada, offerId);
    await makeAccount(db, { email: 'grace@example.com' });
    const grace = newVisitor(db);
    expect(await report(grace, id, 'Spam')).toMatchObject({ __typename: 'ReportOfferCommentPayload', comment: { databaseId: id } });
    await report(grace, id, 'Spam again');
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({ openReports: 1 });
    await signIn(grace, 'grace@example.com');
    await report(grace, id);
    expect(await db.prisma.offerCommentReport.findMany()).toMatchObject([{ reason: 'Spam', visitorId: null }]);
    await report(newVisitor(db), id);
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({ openReports: 2 });
    expect(await report(grace, id, 'x'.repeat(501))).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'reason'] });
    let last: Result | null = null;
    for (let count = 0; count <= reportsOfPerson.max; count += 1) last = await report(grace, id);
    expect(last).toMatchObject({ code: 'THROTTLED' });
  });

  it('staff see reported comments first, hide and restore them, and the audit log says so', async () => {
    const { who: staff } = await openStaff(db, 'STAFF', ['DEALS']);
    const [quiet, loud] = [await written(ada, offerId, { body: 'quiet' }), await written(ada, offerId, { body: 'loud' })];
    await written(ada, offerId, { body: 'newest' });
    const reply = await written(ada, offerId, { body: 'reply', parentId: commentId(loud) });
    await report(newVisitor(db), quiet);
    await report(newVisitor(db), loud, 'Rude');
    await report(newVisitor(db), loud);
    const listed = await list(staff);
    expect(listed).toMatchObject({ totalCount: 4, toReviewCount: 2 });
    expect(listed.edges.slice(0, 2).map(({ node }) => node)).toMatchObject([
      { databaseId: loud, openReports: 2, reports: [{ reason: '' }, { reason: 'Rude' }] },
      { databaseId: quiet, openReports: 1 },
    ]);
    expect((await list(staff, { needsReview: true })).edges).toHaveLength(2);
    expect((await list(staff, { search: 'NEWest' })).edges).toHaveLength(1);

    await moderate(staff, [loud], 'HIDDEN');
    // Dismisses the report.
    await moderate(staff, [quiet], 'PUBLISHED');
    expect(await list(staff)).toMatchObject({ toReviewCount: 0 });
    const page = await shown();
    expect(bodies(page)).toEqual(['newest', null, 'reply', 'quiet']);
    expect(page.edges[1]?.node).toMatchObject({ status: 'HIDDEN', authorName: null });
    expect(page.totalCount).toBe(3);
    expect(await report(ada, loud)).toMatchObject({ code: 'NOT_FOUND' });
    await moderate(staff, [reply], 'HIDDEN');
    expect(bodies(await shown())).toEqual(['newest', 'quiet']);

    await moderate(staff, [loud, reply], 'PUBLISHED');
    expect(await moderate(staff, [loud], 'PUBLISHED')).toEqual({ comments: [] });
    expect(bodies(await shown())).toEqual(['newest', 'loud', 'reply', 'quiet']);
    await remove(ada, quiet);
    expect(await moderate(staff, [quiet], 'PUBLISHED')).toEqual({ comments: [] });
    const log = await db.prisma.auditEntry.findMany({ where: { targetType: 'OfferComment' }, orderBy: { id: 'asc' } });
    expect(log.map(({ action, targetIds }) => [action, targetIds])).toEqual([
      ['offer.comments-hide', [loud]],
      ['offer.comments-publish', [quiet]],
      ['offer.comments-hide', [reply]],
      ['offer.comments-publish', [loud, reply]],
    ]);
  });

  it('are for staff with the right only', async () => {
    const { who: clerk } = await openStaff(db, 'STAFF', ['ORDERS']);
    expect(await moderate(clerk, [await written(ada, offerId)], 'HIDDEN')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await shown()).totalCount).toBe(1);
  });
});

describe('[I92] comments as personal data', () => {
  it('are exported, and stay without the name when the account is erased', async () => {
    await makeAccount(db, { email: 'grace@example.com' });
    const grace = newVisitor(db);
    await signIn(grace, 'grace@example.com');
    const id = await written(grace, offerId, { authorName: 'Grace', body: 'Mine' });
    const own = await written(ada, offerId);
    await report(grace, own, 'Spam');
    const data = JSON.parse((await act(grace, 'exportMyData', {}, 'json')).json ?? '{}') as Record<string, unknown>;
    expect(data).toMatchObject({ offerComments: [{ id, authorName: 'Grace', body: 'Mine' }], offerCommentReports: [{ reason: 'Spam' }] });
    expect(await act(grace, 'deleteMyAccount', { password })).toMatchObject({ __typename: 'DeleteMyAccountPayload' });
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({
      accountId: null,
      authorName: 'Former customer',
      body: 'Mine',
    });
    expect(await db.prisma.offerCommentReport.findMany()).toMatchObject([{ accountId: null, visitorId: null, reason: 'Spam' }]);
    expect((await shown()).edges.map(({ node }) => node.authorName)).toEqual(['Ada', 'Former customer']);
    expect(await db.prisma.offerComment.count({ where: { accountId } })).toBe(1);
  });
});
