import { isObjectType, getNamedType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { encodeCursor } from '../../server/platform/graphql/keyset.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { documentOf, isForStaff, rootFields } from './staffFields.ts';

// Walks the admin lists: an invalid cursor is reported with a code and the argument's name, so that the screen shows the list from its
// start.

const lists = rootFields('query').filter((field) => {
  const type = getNamedType(field.type);
  // The event feed goes forward only; tests/events covers its cursors.
  return isForStaff(field) && isObjectType(type) && 'pageInfo' in type.getFields() && field.name !== 'events';
});

let boss: Visitor;
let ordersCursor: string;

async function prepare(db: Db): Promise<void> {
  boss = (await openStaff(db, 'ADMINISTRATOR')).who;
  await db.prisma.order.createMany({ data: [plainOrder(), plainOrder()] });
  const { orders } = await boss.query<{ orders: { edges: { cursor: string }[] } }>('{ orders(first: 1) { edges { cursor } } }');
  ordersCursor = orders.edges[0]?.cursor ?? '';
}

beforeAll(async () => prepare(await freshDb()));

describe('[F137, I3] an invalid cursor', () => {
  it('is tested for every list of the Admin API', () => {
    expect(lists.map(({ name }) => name).toSorted()).toEqual([
      'adminCoupons',
      'adminDealSubmissions',
      'adminMerchants',
      'adminOfferComments',
      'adminOffers',
      'adminProducts',
      'adminReviews',
      'adminVotes',
      'apiKeys',
      'auditLog',
      'customers',
      'integrationDeliveries',
      'invoices',
      'orders',
      'returns',
      'subscribers',
      'webhookDeliveries',
      'webhooks',
    ]);
  });

  it.each(lists.map((field) => [field.name, field] as const))('is rejected by %s, with both after and before', async (name, field) => {
    const foreign = name === 'orders' ? encodeCursor({ order: 'CUSTOMERS_NEWEST', value: 0, id: 1 }) : ordersCursor;
    for (const cursor of ['garbage', '', foreign]) {
      for (const [size, place] of [
        ['first', 'after'],
        ['last', 'before'],
      ] as const) {
        const { document, variables } = documentOf('query', field);
        expect(variables.first).toBe(1);
        const paged = document
          .replace('$first: Int', `$${size}: Int, $${place}: String`)
          .replace('first: $first', `${size}: $${size}, ${place}: $${place}`);
        const { errors } = await boss.gql(paged, { ...variables, first: undefined, [size]: 1, [place]: cursor });
        expect(errors[0]?.extensions, `${name} ${place} "${cursor}"`).toEqual({ code: 'INVALID_INPUT', path: [place] });
      }
    }
  });

  it('includes a cursor of the same list in another order', async () => {
    const { errors } = await boss.gql('query ($after: String) { orders(sort: OLDEST, first: 1, after: $after) { totalCount } }', {
      after: ordersCursor,
    });
    expect(errors[0]?.extensions).toEqual({ code: 'INVALID_INPUT', path: ['after'] });
    const { orders } = await boss.query<{ orders: { edges: unknown[] } }>(
      'query ($after: String) { orders(first: 1, after: $after) { edges { cursor } } }',
      { after: ordersCursor },
    );
    expect(orders.edges).toHaveLength(1);
  });
});
