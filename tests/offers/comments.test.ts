import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { commentsOfAccount, reportsOfPerson } from '../../server/engagement/offers/comments/commentRules.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { day, later, makeMerchant, makeOffer } from './offerShop.ts';

// Comments on offers: written by customers, reported by anyone, moderated by staff.

let db: Db;
let merchantId: number;
let offerId: number;
let ada: Visitor;
let accountId: number;
beforeEach(async () => {
  db = await freshDb();
  await needApproval(false);
  merchantId = await makeMerchant(db);
  offerId = await makeOffer(db, { merchantId });
  ({ who: ada, accountId } = await signedIn(db));
});

async function needApproval(commentsNeedApproval: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { commentsNeedApproval } });
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
}

interface Comment {
  databaseId: number;
  parentId: string | null;
  status: string;
  authorName: string | null;
  body: string | null;
}

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  comment?: Comment;
}

const fields = 'databaseId parentId status authorName body';
const idOf = (id: number) => globalId('OfferComment', id);

async function change(who: Visitor, name: string, input: object): Promise<Result> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
    ... on ${type}Payload { comment { ${fields} } } ... on UserError { code message path } } }`;
  return (await who.query<{ result: Result }>(document, { input })).result;
}

const write = (who: Visitor, comment: object = {}, offer = offerId) =>
  change(who, 'createOfferComment', { offerId: globalId('Offer', offer), authorName: 'Ada', body: 'Great price.', ...comment });
const report = (who: Visitor, id: number, reason?: string) => change(who, 'reportOfferComment', { commentId: idOf(id), reason });
const remove = (who: Visitor, id: number) => change(who, 'deleteOfferComment', { commentId: idOf(id) });

/** Writes a comment that must succeed, and returns its id. */
async function written(who: Visitor, comment: object = {}): Promise<number> {
  const { comment: saved, ...failure } = await write(who, comment);
  if (!saved) throw new Error(JSON.stringify(failure));
  return saved.databaseId;
}

interface Page {
  totalCount: number;
  edges: { cursor: string; node: Comment }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

async function shown(who: Visitor = newVisitor(db), page = 'first: 100'): Promise<Page> {
  const { node } = await who.query<{ node: { comments: Page } }>(
    `query ($id: ID!) { node(id: $id) { ... on Offer {
      comments(${page}) { totalCount edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage } } } } }`,
    { id: globalId('Offer', offerId) },
  );
  return node.comments;
}
const bodies = ({ edges }: Page) => edges.map(({ node }) => node.body);

async function ownComments(who: Visitor): Promise<Comment[]> {
  const document = `query ($id: ID!) { node(id: $id) { ... on Offer { myComments { ${fields} } } } }`;
  return (await who.query<{ node: { myComments: Comment[] } }>(document, { id: globalId('Offer', offerId) })).node.myComments;
}

async function moderate(who: Visitor, ids: number[], status: string): Promise<{ moderatedIds?: string[]; code?: string }> {
  const document = `mutation ($input: ModerateOfferCommentsInput!) { result: moderateOfferComments(input: $input) {
    ... on ModerateOfferCommentsPayload { moderatedIds } ... on UserError { code } } }`;
  return (await who.query<{ result: { moderatedIds?: string[]; code?: string } }>(document, { input: { ids: ids.map(idOf), status } }))
    .result;
}

describe('[I92] comments on a deal', () => {
  it('are plain text by signed-in shoppers, shown to everyone', async () => {
    const body = '  <script>alert(1)</script>\r\nSecond line.  ';
    const { comment } = await write(ada, { body });
    expect(comment).toMatchObject({
      parentId: null,
      status: 'PUBLISHED',
      authorName: 'Ada',
      body: '<script>alert(1)</script>\nSecond line.',
    });
    expect(await shown()).toMatchObject({ totalCount: 1, edges: [{ node: comment }] });
  });

  it('need an account, a live offer, and texts within limits', async () => {
    expect(await write(newVisitor(db))).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: 'Sign in to comment.' });
    const over = await makeOffer(db, { merchantId, endsAt: later(-1).toISOString() }, later(-day));
    expect(await write(ada, {}, over)).toMatchObject({ code: 'OFFER_OVER', message: 'This deal has ended, so comments are closed.' });
    const draft = await makeOffer(db, { merchantId, status: 'DRAFT' });
    expect(await write(ada, {}, draft)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await write(ada, { body: ' \u200b\n' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'body'] });
    expect(await write(ada, { body: 'x'.repeat(2_001) })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'body'] });
    expect(await write(ada, { authorName: ' ' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'authorName'] });
    expect(await write(ada, { body: 'Hidden \u202e direction' })).toMatchObject({ code: 'INVALID_INPUT' });
    await written(ada);
    expect(await write(ada)).toMatchObject({ code: 'INVALID_INPUT', message: 'You’ve already posted this comment.' });
    expect((await shown()).totalCount).toBe(1);
  });

  it('form threads, newest or oldest first, with their replies in order, page by page in both directions', async () => {
    const first = await written(ada, { body: 'first' });
    const second = await written(ada, { body: 'second' });
    const reply = await written(ada, { body: 'reply 1', parentId: idOf(first) });
    // A reply to a reply joins the thread.
    expect((await write(ada, { body: 'reply 2', parentId: idOf(reply) })).comment?.parentId).toBe(idOf(first));
    await written(ada, { body: 'reply 3', parentId: idOf(second) });
    const newest = ['second', 'reply 3', 'first', 'reply 1', 'reply 2'];
    const oldest = ['first', 'reply 1', 'reply 2', 'second', 'reply 3'];
    expect(bodies(await shown())).toEqual(newest);
    expect(bodies(await shown(ada, 'first: 100, sort: OLDEST'))).toEqual(oldest);
    for (const [sort, all] of [
      ['NEWEST', newest],
      ['OLDEST', oldest],
    ] as const) {
      const forward: (string | null)[] = [];
      for (let after = ''; ;) {
        const page = await shown(ada, `first: 2, sort: ${sort}${after}`);
        forward.push(...bodies(page));
        if (!page.pageInfo.hasNextPage) break;
        after = `, after: "${page.edges.at(-1)?.cursor}"`;
      }
      expect(forward).toEqual(all);
      const end = await shown(ada, `last: 2, sort: ${sort}`);
      expect(bodies(end)).toEqual(all.slice(-2));
      expect(bodies(await shown(ada, `last: 2, sort: ${sort}, before: "${end.edges[0]?.cursor}"`))).toEqual(all.slice(-4, -2));
    }
    const other = await makeOffer(db, { merchantId });
    expect(await write(ada, { body: 'lost', parentId: idOf(first) }, other)).toMatchObject({
      code: 'NOT_FOUND',
      path: ['input', 'parentId'],
    });
  });

  it('are limited per account', async () => {
    for (let count = 0; count < commentsOfAccount.max; count += 1) await written(ada, { body: `Comment ${count}` });
    expect(await write(ada, { body: 'One more' })).toMatchObject({ code: 'THROTTLED' });
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    await written(grace);
  });

  it('are deleted by their authors only, and leave a place while they have replies', async () => {
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    const [alone, answered] = [await written(ada, { body: 'alone' }), await written(ada, { body: 'answered' })];
    const reply = await written(grace, { body: 'reply', parentId: idOf(answered) });
    expect(await remove(grace, alone)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove(newVisitor(db), alone)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect((await remove(ada, alone)).comment).toMatchObject({ status: 'DELETED', authorName: null, body: null });
    await remove(ada, answered);
    expect(await remove(ada, answered)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await shown()).toMatchObject({
      totalCount: 1,
      edges: [{ node: { databaseId: answered, status: 'DELETED', authorName: null, body: null } }, { node: { databaseId: reply } }],
    });
    expect(await db.prisma.offerComment.findUnique({ where: { id: answered } })).toMatchObject({ body: '', authorName: '' });
    expect(await write(grace, { body: 'too late', parentId: idOf(answered) })).toMatchObject({ code: 'NOT_FOUND' });
    await remove(grace, reply);
    expect(await shown()).toMatchObject({ totalCount: 0, edges: [] });
  });
});

describe('[I92] first comments wait for approval if the shop requires it', () => {
  it('until staff publish one; only their author sees them', async () => {
    await needApproval(true);
    const { who: staff } = await openStaff(db, 'STAFF', ['DEALS']);
    const { comment } = await write(ada);
    expect(comment).toMatchObject({ status: 'PENDING', body: 'Great price.' });
    expect((await shown()).edges).toEqual([]);
    expect(await ownComments(ada)).toEqual([comment]);
    expect(await ownComments(newVisitor(db))).toEqual([]);
    const id = comment?.databaseId ?? 0;
    expect(await report(ada, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await write(ada, { body: 'Me too', parentId: idOf(id) })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await moderate(staff, [id], 'PUBLISHED')).toEqual({ moderatedIds: [globalId('AdminOfferComment', id)] });
    expect((await shown()).totalCount).toBe(1);
    expect((await write(ada, { body: 'Another one' })).comment).toMatchObject({ status: 'PUBLISHED' });
  });
});

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
    const id = await written(ada);
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
    const [quiet, loud] = [await written(ada, { body: 'quiet' }), await written(ada, { body: 'loud' })];
    await written(ada, { body: 'newest' });
    const reply = await written(ada, { body: 'reply', parentId: idOf(loud) });
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
    expect(await moderate(staff, [loud], 'PUBLISHED')).toEqual({ moderatedIds: [] });
    expect(bodies(await shown())).toEqual(['newest', 'loud', 'reply', 'quiet']);
    await remove(ada, quiet);
    expect(await moderate(staff, [quiet], 'PUBLISHED')).toEqual({ moderatedIds: [] });
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
    expect(await moderate(clerk, [await written(ada)], 'HIDDEN')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await shown()).totalCount).toBe(1);
  });
});

describe('[I92] comments as personal data', () => {
  it('are exported, and stay without the name when the account is erased', async () => {
    await makeAccount(db, { email: 'grace@example.com' });
    const grace = newVisitor(db);
    await signIn(grace, 'grace@example.com');
    const id = await written(grace, { authorName: 'Grace', body: 'Mine' });
    const own = await written(ada);
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
