import { beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '../../server/foundation/audit/operations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { testNow } from '../support/shopDriver.ts';

// The audit log as read by administrators.

interface Page {
  auditLog: {
    edges: { cursor: string; node: { action: string; email: string | null; details: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
  };
}

const document = `query ($filter: AuditFilter, $first: Int, $after: String, $last: Int, $before: String) {
  auditLog(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { action email details } } pageInfo { hasNextPage hasPreviousPage }
  }
}`;

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

describe('[F137] the audit log', () => {
  it('pages in both directions, filters by person, action, outcome and time, and is visible to administrators only', async () => {
    const boss = await openStaff(db, 'ADMINISTRATOR');
    const other = await openStaff(db, 'STAFF', ['SUBSCRIBERS', 'SETTINGS'], { address: '192.0.2.9' });
    const note = (accountId: number | null, action: string, days: number) =>
      recordAudit(
        db.prisma,
        { now: new Date(testNow.getTime() - days * 86_400_000) },
        { accountId, requestId: 'r', address: '' },
        { action, details: { days } },
      );
    for (const days of [9, 8, 7]) await note(other.accountId, 'subscriber.delete', days);
    await note(null, 'account.create', 6);
    const ask = async (variables: object) => (await boss.who.query<Page>(document, { first: 10, ...variables })).auditLog;
    const actions = async (filter: object) => (await ask({ filter })).edges.map(({ node }) => node.action);

    const all = await ask({ filter: { action: 'subscriber.' }, first: 2 });
    expect(all.edges.map(({ node }) => [node.email, JSON.parse(node.details)])).toEqual([
      [other.email, { days: 7 }],
      [other.email, { days: 8 }],
    ]);
    expect(all.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const after = all.edges[1]?.cursor;
    expect((await ask({ filter: { action: 'subscriber.' }, first: 2, after })).edges).toHaveLength(1);
    const back = { filter: { action: 'subscriber.' }, first: null, last: 1, before: after };
    expect((await ask(back)).edges.map(({ node }) => JSON.parse(node.details))).toEqual([{ days: 7 }]);
    expect(await actions({ accountId: other.accountId, action: 'subscriber.' })).toHaveLength(3);
    expect(await actions({ accountId: boss.accountId, action: 'subscriber.' })).toEqual([]);
    const day = (days: number) => new Date(testNow.getTime() - days * 86_400_000).toISOString();
    expect(await actions({ from: day(8), until: day(6) })).toEqual(['subscriber.delete', 'subscriber.delete']);
    expect(await actions({ outcome: 'REFUSED', action: 'subscriber.' })).toEqual([]);
    const refused = await other.who.gql(document, { first: 1 });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
