import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { correctCommentCounts } from '../../server/engagement/offers/offers.ts';
import { commentsOfAccount } from '../../server/engagement/offers/comments/commentRules.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import {
  bodies,
  commentId,
  moderate,
  needApproval,
  ownComments,
  remove,
  report,
  shownComments,
  write,
  written,
} from './commentDocuments.ts';
import { day, later, makeMerchant, makeOffer } from './offerShop.ts';

// Comments on offers, as written by customers.

let db: Db;
let merchantId: number;
let offerId: number;
let ada: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await needApproval(db, false);
  merchantId = await makeMerchant(db);
  offerId = await makeOffer(db, { merchantId });
  ({ who: ada } = await signedIn(db));
});

// Whatever was written, decided or deleted, the counts of the deals are right.
afterEach(() => expectInvariants(db));

const shown = (who: Visitor = newVisitor(db), page?: string) => shownComments(who, offerId, page);

describe('[I92] comments on a deal', () => {
  it('are plain text by signed-in shoppers, shown to everyone', async () => {
    const body = '  <script>alert(1)</script>\r\nSecond line.  ';
    const { comment } = await write(ada, offerId, { body });
    expect(comment).toMatchObject({
      parentId: null,
      status: 'PUBLISHED',
      authorName: 'Ada',
      body: '<script>alert(1)</script>\nSecond line.',
    });
    expect(await shown()).toMatchObject({ totalCount: 1, edges: [{ node: comment }] });
  });

  it('need an account, a live offer, and texts within limits', async () => {
    expect(await write(newVisitor(db), offerId)).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: 'Sign in to comment.' });
    const over = await makeOffer(db, { merchantId, endsAt: later(-1).toISOString() }, later(-day));
    expect(await write(ada, over)).toMatchObject({ code: 'OFFER_OVER', message: 'This deal has ended, so comments are closed.' });
    const draft = await makeOffer(db, { merchantId, status: 'DRAFT' });
    expect(await write(ada, draft)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await write(ada, offerId, { body: ' \u200b\n' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'body'] });
    expect(await write(ada, offerId, { body: 'x'.repeat(2_001) })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'body'] });
    expect(await write(ada, offerId, { authorName: ' ' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'authorName'] });
    expect(await write(ada, offerId, { body: 'Hidden \u202e direction' })).toMatchObject({ code: 'INVALID_INPUT' });
    await written(ada, offerId);
    expect(await write(ada, offerId)).toMatchObject({ code: 'INVALID_INPUT', message: 'You’ve already posted this comment.' });
    expect((await shown()).totalCount).toBe(1);
  });

  it('[I99] are counted on deals, which are sorted by the number, also when many are written at once', async () => {
    const quiet = await makeOffer(db, { merchantId, title: 'Quiet' });
    const busy = await makeOffer(db, { merchantId, title: 'Busy' });
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    const first = await written(ada, busy, { body: 'first' });
    await Promise.all([
      written(ada, busy, { body: 'second' }),
      written(grace, busy, { body: 'third' }),
      written(grace, busy, { body: 'reply', parentId: commentId(first) }),
      written(ada, quiet, { body: 'only' }),
    ]);
    const document = '{ offers(first: 10, sort: DISCUSSED) { edges { node { databaseId commentCount } } } }';
    const counts = async () => {
      const { offers } = await newVisitor(db).query<{
        offers: { edges: { node: { databaseId: number; commentCount: number } }[] };
      }>(document);
      return offers.edges.map(({ node }) => [node.databaseId, node.commentCount]);
    };
    expect(await counts()).toEqual([
      [busy, 4],
      [quiet, 1],
      [offerId, 0],
    ]);
    await remove(ada, first);
    expect((await counts())[0]).toEqual([busy, 3]);
    // Deleting it again fails, and doesn't count.
    await remove(ada, first);
    expect((await counts())[0]).toEqual([busy, 3]);
  });

  it('[I99] are counted again after an upgrade during which an earlier version wrote comments', async () => {
    await written(ada, offerId, { body: 'counted' });
    const late = { offerId, authorName: 'Ada', body: 'not counted', status: 'PUBLISHED' } as const;
    await db.prisma.offerComment.create({ data: late });
    expect(await correctCommentCounts(db)).toBe(1);
    expect(await db.prisma.offer.findUnique({ where: { id: offerId } })).toMatchObject({ commentCount: 2 });
    expect(await correctCommentCounts(db)).toBe(0);
  });

  it('form threads, newest or oldest first, with their replies in order, page by page in both directions', async () => {
    const first = await written(ada, offerId, { body: 'first' });
    const second = await written(ada, offerId, { body: 'second' });
    const reply = await written(ada, offerId, { body: 'reply 1', parentId: commentId(first) });
    // A reply to a reply joins the thread.
    expect((await write(ada, offerId, { body: 'reply 2', parentId: commentId(reply) })).comment?.parentId).toBe(commentId(first));
    await written(ada, offerId, { body: 'reply 3', parentId: commentId(second) });
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
    expect(await write(ada, other, { body: 'lost', parentId: commentId(first) })).toMatchObject({
      code: 'NOT_FOUND',
      path: ['input', 'parentId'],
    });
  });

  it('are limited per account', async () => {
    for (let count = 0; count < commentsOfAccount.max; count += 1) await written(ada, offerId, { body: `Comment ${count}` });
    expect(await write(ada, offerId, { body: 'One more' })).toMatchObject({ code: 'THROTTLED' });
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    await written(grace, offerId);
  });

  it('are saved once when sent twice at once, and can be repeated in another thread', async () => {
    const [one, other] = await Promise.all([write(ada, offerId), write(ada, offerId)]);
    expect([one.code ?? null, other.code ?? null].toSorted()).toEqual(['INVALID_INPUT', null].toSorted());
    const { edges } = await shown();
    expect(edges).toHaveLength(1);
    await written(ada, offerId, { parentId: commentId(edges[0]?.node.databaseId ?? 0), body: 'Lines\n\n\n\n\napart' });
    expect(bodies(await shown())).toEqual(['Great price.', 'Lines\n\napart']);
    await written(ada, offerId, { parentId: commentId(edges[0]?.node.databaseId ?? 0) });
  });

  it('are deleted by their authors only, and leave a place while they have replies', async () => {
    const { who: grace } = await signedIn(db, { email: 'grace@example.com' });
    const [alone, answered] = [await written(ada, offerId, { body: 'alone' }), await written(ada, offerId, { body: 'answered' })];
    const reply = await written(grace, offerId, { body: 'reply', parentId: commentId(answered) });
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
    expect(await write(grace, offerId, { body: 'too late', parentId: commentId(answered) })).toMatchObject({ code: 'NOT_FOUND' });
    await remove(grace, reply);
    expect(await shown()).toMatchObject({ totalCount: 0, edges: [] });
  });
});

describe('[I92] first comments wait for approval if the shop requires it', () => {
  it('until staff publish one; only their author sees them', async () => {
    await needApproval(db, true);
    const { who: staff } = await openStaff(db, 'STAFF', ['DEALS']);
    const { comment } = await write(ada, offerId);
    expect(comment).toMatchObject({ status: 'PENDING', body: 'Great price.' });
    expect((await shown()).edges).toEqual([]);
    expect(await ownComments(ada, offerId)).toEqual([comment]);
    expect(await ownComments(newVisitor(db), offerId)).toEqual([]);
    const id = comment?.databaseId ?? 0;
    expect(await report(ada, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await write(ada, offerId, { body: 'Me too', parentId: commentId(id) })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await moderate(staff, [id], 'PUBLISHED')).toEqual({ comments: [{ databaseId: id }] });
    expect((await shown()).totalCount).toBe(1);
    expect((await write(ada, offerId, { body: 'Another one' })).comment).toMatchObject({ status: 'PUBLISHED' });
  });
});
