import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { newSubscriberKey } from '../../server/engagement/newsletter/links.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { byKey, makeSubscriber, member, newSubscriber } from './newsletter.ts';

let db: Db;
let admin: Visitor;

const people = [
  ['zoe@example.com', 'Zoë Müller', 'CONFIRMED'],
  ['ada@example.org', 'Ada', 'CONFIRMED'],
  ['bob_x@example.com', null, 'PENDING'],
  ['bobby@example.com', 'Älva', 'UNSUBSCRIBED'],
  ['carl%9@example.com', 'ada lovelace', 'CONFIRMED'],
  ['dan@mail.example.net', null, 'PENDING'],
  ['eve@example.com', 'Bob', 'CONFIRMED'],
] as const;

beforeAll(async () => {
  db = await freshDb();
  for (const [email, name, status] of people) {
    const data = { email, emailShown: email, name, status, key: newSubscriberKey(), createdAt: testNow, pendingSince: testNow };
    await db.prisma.subscriber.create({ data });
  }
  admin = (await member(db)).visitor;
});

interface Page {
  totalCount: number;
  isTotalExact: boolean;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: { email: string } }[];
}

const document = `query ($filter: SubscriberFilter, $sort: SubscriberSort, $first: Int, $after: String, $last: Int, $before: String) {
  subscribers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount isTotalExact pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { email } }
  }
}`;
const ask = async (variables: object, visitor = admin) =>
  (await visitor.query<{ subscribers: Page }>(document, { ...variables })).subscribers;
const short = ({ edges }: Page) => edges.map(({ node }) => node.email.split('@')[0]);

/** Returns the whole list, read in pages of two in this direction. */
async function readAll(variables: object, backward = false): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (let cursor: string | null = null; ;) {
    const page: Page = await ask({ ...variables, ...(backward ? { last: 2, before: cursor } : { first: 2, after: cursor }) });
    if (backward) found.unshift(...short(page));
    else found.push(...short(page));
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    if (!(backward ? hasPreviousPage : hasNextPage)) return found;
    cursor = backward ? startCursor : endCursor;
  }
}

describe('[F103] the subscriber list', () => {
  it.each([
    ['NEWEST', ['eve', 'dan', 'carl%9', 'bobby', 'bob_x', 'ada', 'zoe']],
    ['OLDEST', ['zoe', 'ada', 'bob_x', 'bobby', 'carl%9', 'dan', 'eve']],
    ['EMAIL_ASC', ['ada', 'bob_x', 'bobby', 'carl%9', 'dan', 'eve', 'zoe']],
    ['EMAIL_DESC', ['zoe', 'eve', 'dan', 'carl%9', 'bobby', 'bob_x', 'ada']],
    ['NAME_ASC', ['bob_x', 'dan', 'ada', 'carl%9', 'bobby', 'eve', 'zoe']],
    ['NAME_DESC', ['zoe', 'eve', 'bobby', 'carl%9', 'ada', 'dan', 'bob_x']],
  ])('is sorted %s in both directions', async (sort, order) => {
    expect(await readAll({ sort })).toEqual(order);
    expect(await readAll({ sort }, true)).toEqual(order);
    expect((await ask({ sort, first: 1 })).totalCount).toBe(people.length);
  });

  it.each([
    ['a status', { status: 'CONFIRMED' }, ['eve', 'carl%9', 'ada', 'zoe']],
    ['part of an address', { search: 'EXAMPLE.COM' }, ['eve', 'carl%9', 'bobby', 'bob_x', 'zoe']],
    ['part of a name, ignoring accents', { search: 'zoe mul' }, ['zoe']],
    ['part of a name or address', { search: 'ada' }, ['carl%9', 'ada']],
    ['search and status', { search: 'ada', status: 'CONFIRMED' }, ['carl%9', 'ada']],
    ['two letters at the start of the address', { search: 'bo' }, ['bobby', 'bob_x']],
    ['an underscore without a match', { search: 'b_' }, []],
    ['an underscore', { search: 'bob_' }, ['bob_x']],
    ['a percent sign', { search: 'l%9' }, ['carl%9']],
    ['a text without a match', { search: 'nobody' }, []],
    ['the start of an address', { search: 'Ada@Ex' }, ['ada']],
    ['the end of an address', { search: 'y@example.com' }, ['bobby']],
    ['a domain', { search: '@example.org' }, ['ada']],
    ['blanks, which are ignored', { search: '   ' }, ['eve', 'dan', 'carl%9', 'bobby', 'bob_x', 'ada', 'zoe']],
  ])('is filtered by %s', async (_name, filter, found) => {
    expect(await readAll({ filter })).toEqual(found);
    expect(await readAll({ filter }, true)).toEqual(found);
    expect(await ask({ filter, first: 1 })).toMatchObject({ totalCount: found.length, isTotalExact: true });
  });

  it('takes one statement for the page, one for the count, and one for the proofs of consent', async () => {
    const visitor = (await member(db)).visitor;
    const proofs = document.replace('node { email }', 'node { email consents { act } }');
    await visitor.query(proofs, { first: 7 });
    const { statements } = await countStatements(db, () => visitor.query(proofs, { first: 7 }));
    expect(statements.filter((text) => /"(Subscriber|SubscriberCount|ConsentEntry)"/.test(text))).toHaveLength(3);
  });

  it.each([
    ['a missing page size', {}],
    ['both directions', { first: 1, last: 1 }],
    ['a page size of 101', { first: 101 }],
    ['a cursor of another sort', { first: 1, sort: 'EMAIL_ASC', after: Buffer.from('["NEWEST",1,1]').toString('base64url') }],
    ['a search of 201 characters', { first: 1, filter: { search: 'a'.repeat(201) } }],
  ])('rejects %s', async (_name, variables) => {
    const { errors } = await admin.gql(document, variables);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('[F137] requires permission', async () => {
    const may = (await member(db, 'STAFF', ['SUBSCRIBERS'])).visitor;
    expect((await ask({ first: 1 }, may)).totalCount).toBe(people.length);
    for (const visitor of [newVisitor(db), (await member(db, 'CUSTOMER')).visitor, (await member(db, 'STAFF')).visitor]) {
      const { errors } = await visitor.gql(document, { first: 1 });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('[F103] the subscriber counts', () => {
  it('follow every change of the rows', async () => {
    const fresh = await freshDb();
    const owner = (await member(fresh)).visitor;
    const counts = async () => (await owner.query('{ subscriberCounts { all pending confirmed unsubscribed } }')).subscriberCounts;
    expect(await counts()).toEqual({ all: 0, pending: 0, confirmed: 0, unsubscribed: 0 });
    const { linkKey } = await makeSubscriber(fresh, { email: 'a@example.com' });
    await makeSubscriber(fresh, { email: 'b@example.com', status: 'PENDING' });
    expect(await counts()).toEqual({ all: 2, pending: 1, confirmed: 1, unsubscribed: 0 });
    await byKey(newSubscriber(fresh), 'unsubscribe', linkKey);
    expect(await counts()).toEqual({ all: 2, pending: 1, confirmed: 0, unsubscribed: 1 });
    await fresh.prisma.subscriber.updateMany({ data: { status: 'CONFIRMED' } });
    expect(await counts()).toEqual({ all: 2, pending: 0, confirmed: 2, unsubscribed: 0 });
    await fresh.prisma.subscriber.deleteMany({ where: { email: 'a@example.com' } });
    expect(await counts()).toEqual({ all: 1, pending: 0, confirmed: 1, unsubscribed: 0 });
    await fresh.pool.query('truncate "Subscriber"');
    expect(await counts()).toEqual({ all: 0, pending: 0, confirmed: 0, unsubscribed: 0 });
  });
});
