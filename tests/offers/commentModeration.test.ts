import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { reportsOfPerson } from '../../server/engagement/offers/comments/commentRules.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import {
  bodies,
  commentId,
  decide,
  moderate,
  needApproval,
  remove,
  report,
  seenComments,
  shownComments,
  written,
} from './commentDocuments.ts';
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

// Whatever was written, decided or deleted, the counts of the deals are right.
afterEach(() => expectInvariants(db));

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

  it('staff open the page that starts with the comment’s thread, however many threads are newer', async () => {
    const first = await written(ada, offerId, { body: 'First' });
    const reply = await written(ada, offerId, { body: 'Reply', parentId: commentId(first) });
    for (const body of ['Second', 'Third', 'Fourth']) await written(ada, offerId, { body });
    const hidden = await written(ada, offerId, { body: 'Hidden' });
    const { who: staff } = await openStaff(db, 'STAFF', ['DEALS']);
    await moderate(staff, [hidden], 'HIDDEN');
    const { edges } = (
      await staff.query<{ list: { edges: { node: { databaseId: number; url: string | null } }[] } }>(
        '{ list: adminOfferComments(first: 10) { edges { node { databaseId url } } } }',
      )
    ).list;
    const urlOf = (id: number) => edges.find(({ node }) => node.databaseId === id)?.node.url ?? null;
    expect(urlOf(hidden)).toBeNull();
    for (const id of [first, reply]) {
      const url = new URL(urlOf(id) ?? '', 'https://shop.example');
      expect(url.hash).toBe(`#comment-${id}`);
      expect(bodies(await shown(newVisitor(db), `first: 2, after: "${url.searchParams.get('comments_after')}"`))).toEqual([
        'First',
        'Reply',
      ]);
    }
  });

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

    // Reports from another browser before signing in there count once too.
    const elsewhere = newVisitor(db);
    await report(elsewhere, id);
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({ openReports: 3 });
    await signIn(elsewhere, 'grace@example.com');
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({ openReports: 2 });
  });

  it('reports are limited by person, and repeated ones take nothing of it', async () => {
    const grace = newVisitor(db);
    const data = { offerId, authorName: 'Ada', body: 'One of many', status: 'PUBLISHED' } as const;
    const many = await db.prisma.offerComment.createManyAndReturn({
      data: Array.from({ length: reportsOfPerson.max + 1 }, () => data),
      select: { id: true },
    });
    await db.prisma.offer.update({ where: { id: offerId }, data: { commentCount: many.length } });
    const last = many.pop();
    for (const { id } of many) await report(grace, id);
    for (const { id } of many) expect(await report(grace, id)).toMatchObject({ comment: { databaseId: id } });
    expect(await report(grace, last?.id ?? 0)).toMatchObject({ code: 'THROTTLED' });
  });

  it('a comment on an unpublished deal is unknown', async () => {
    const id = await written(ada, offerId);
    await db.prisma.offer.update({ where: { id: offerId }, data: { status: 'DRAFT' } });
    expect(await report(newVisitor(db), id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.prisma.offerCommentReport.count()).toBe(0);
  });

  it('a decision about a comment that has changed since it was seen changes nothing', async () => {
    const { who: staff } = await openStaff(db, 'STAFF', ['DEALS']);
    const id = await written(ada, offerId);
    await report(newVisitor(db), id, 'Rude');
    const seen = await seenComments(staff, [id]);
    await moderate(staff, [id], 'HIDDEN');
    expect(await decide(staff, seen, 'PUBLISHED')).toEqual({ comments: [] });
    await moderate(staff, [id], 'PUBLISHED');
    const clean = await seenComments(staff, [id]);
    await report(newVisitor(db), id, 'Spam');
    expect(await decide(staff, clean, 'PUBLISHED')).toEqual({ comments: [] });
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({ status: 'PUBLISHED', openReports: 1 });
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
    const seen = { id: commentId(await written(ada, offerId)), expectedStatus: 'PUBLISHED', expectedReports: 0 };
    expect(await decide(clerk, [seen], 'HIDDEN')).toMatchObject({ code: 'FORBIDDEN' });
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
    const waiting = await written(grace, offerId, { authorName: 'Grace', body: 'Not checked yet' });
    await db.prisma.offerComment.update({
      where: { id: waiting },
      data: { status: 'PENDING', offer: { update: { commentCount: { decrement: 1 } } } },
    });
    const data = JSON.parse((await act(grace, 'exportMyData', {}, 'json')).json ?? '{}') as Record<string, unknown>;
    expect(data).toMatchObject({
      offerComments: [{ id, authorName: 'Grace', body: 'Mine' }, { id: waiting }],
      offerCommentReports: [{ reason: 'Spam' }],
    });
    expect(await act(grace, 'deleteMyAccount', { password })).toMatchObject({ __typename: 'DeleteMyAccountPayload' });
    expect(await db.prisma.offerComment.findUnique({ where: { id } })).toMatchObject({
      accountId: null,
      authorName: 'Former customer',
      body: 'Mine',
    });
    expect(await db.prisma.offerCommentReport.findMany()).toMatchObject([{ accountId: null, visitorId: null, reason: '' }]);
    expect(await db.prisma.offerComment.findUnique({ where: { id: waiting } })).toMatchObject({
      accountId: null,
      status: 'DELETED',
      body: '',
    });
    expect((await shown()).edges.map(({ node }) => node.authorName)).toEqual(['Ada', 'Former customer']);
    expect(await db.prisma.offerComment.count({ where: { accountId } })).toBe(1);
  });
});
