import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { StaffRight } from '../../server/generated/prisma/client.ts';
import { nodeTypes } from '../../server/platform/graphql/nodeId.ts';
import { adminSignIn, openStaff } from '../accounts/adminDriver.ts';
import { makeAccount, signIn } from '../accounts/accountDocuments.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { documentOf, isForStaff, rootFields, typesBehind } from './staffFields.ts';

// Walks the schema: every staff field is refused to everyone else.

const rights: readonly StaffRight[] = ['CATALOGUE', 'ORDERS', 'DEALS', 'SUBSCRIBERS', 'CONTENT', 'SETTINGS', 'REPORTS'];
const staffFields = (['query', 'mutation'] as const).flatMap((root) =>
  rootFields(root)
    .filter(isForStaff)
    .map((field) => {
      const { authScopes } = field.extensions.pothosOptions as { authScopes: Record<string, unknown> };
      return { name: field.name, scopes: authScopes, ...documentOf(root, field) };
    }),
);

let db: Db;
let outsiders: Record<string, Visitor>;
let withoutRight: Record<string, Visitor>;

beforeAll(async () => {
  db = await freshDb();
  const own = { admin: 'own' } as const;
  const [guest, customer, boss, halfOpen] = [newVisitor(db, own), newVisitor(db, own), newVisitor(db, own), newVisitor(db, own)];
  await makeAccount(db);
  await signIn(customer);
  // Signed in to the shop, but not to the admin.
  await makeAccount(db, { email: 'boss@example.com', role: 'ADMINISTRATOR' });
  await signIn(boss, 'boss@example.com');
  await adminSignIn(halfOpen, 'boss@example.com');
  outsiders = { guest, customer, 'administrator in the shop': boss, 'administrator without the second factor': halfOpen };
  const addresses = rights.map((right, index) => [right, `192.0.2.${index}`] as const);
  withoutRight = {};
  for (const [right, address] of addresses) {
    const others = rights.filter((other) => other !== right);
    withoutRight[right] = (await openStaff(db, 'STAFF', others, { address })).who;
  }
});

async function codeOf(who: Visitor, { document, variables }: { document: string; variables: Record<string, unknown> }) {
  const { data, errors } = await who.gql(document, variables);
  const result = data?.result as { code?: string } | null | undefined;
  return errors[0]?.extensions.code ?? result?.code ?? data;
}

describe('[F137] staff fields', () => {
  it('include the known back-office operations', () => {
    expect(staffFields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['orderByNumber', 'refundOrder', 'markOrderPaid', 'adminStepUp']),
    );
  });

  it.each(staffFields.filter(({ scopes }) => !('adminStarted' in scopes)).map((field) => [field.name, field] as const))(
    'refuse guests, customers and half-open sessions: %s',
    async (_name, field) => {
      for (const [who, visitor] of Object.entries(outsiders)) expect(await codeOf(visitor, field), who).toBe('FORBIDDEN');
    },
  );

  it.each(staffFields.filter(({ scopes }) => 'adminStarted' in scopes).map((field) => [field.name, field] as const))(
    'refuse visitors who haven’t started signing in: %s',
    async (_name, field) => {
      for (const who of ['guest', 'customer', 'administrator in the shop'])
        expect(await codeOf(outsiders[who] ?? newVisitor(db), field), who).toBe('FORBIDDEN');
    },
  );

  it.each(staffFields.filter(({ scopes }) => 'staff' in scopes || 'admin' in scopes).map((field) => [field.name, field] as const))(
    'refuse staff who have every other right: %s',
    async (_name, field) => {
      const right = 'staff' in field.scopes ? String(field.scopes.staff) : null;
      const refused = right === null ? Object.entries(withoutRight) : [[right, withoutRight[right]] as const];
      for (const [without, who] of refused) expect(who && (await codeOf(who, field)), without).toBe('FORBIDDEN');
    },
  );

  it('return types that node(id) can’t load', () => {
    const open = typesBehind([...rootFields('query'), ...rootFields('mutation')].filter((field) => !isForStaff(field)));
    const staffOnly = [...typesBehind([...rootFields('query'), ...rootFields('mutation')].filter(isForStaff))].filter(
      (name) => !open.has(name),
    );
    expect(staffOnly.length).toBeGreaterThan(0);
    expect(staffOnly.filter((name) => nodeTypes.has(name))).toEqual([]);
    for (const name of ['Account', 'Session', 'SavedAddress', 'AdminViewer', 'AdminAccount', 'Subscriber'])
      expect(nodeTypes.has(name)).toBe(false);
  });
});

describe('[F137, I1] node(id) of a private record', () => {
  it('returns null except to its owner and staff with the right', async () => {
    const line = { position: 0, name: 'Lamp', quantity: 1, unitMinor: 1_000, lineMinor: 1_000 };
    const order = await db.prisma.order.create({ data: plainOrder({ lines: { create: line } }), include: { lines: true } });
    const idOf = (text: string) => Buffer.from(text).toString('base64');
    const ids = [idOf(`Order:${order.id}`), idOf(`OrderLine:${order.lines[0]?.id}`)];
    const seenBy = async (who: Visitor) =>
      (await who.query<{ nodes: unknown[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', { ids })).nodes;
    for (const [name, who] of Object.entries(outsiders)) expect(await seenBy(who), name).toEqual([null, null]);
    expect(await seenBy(withoutRight.ORDERS ?? newVisitor(db))).toEqual([null, null]);
    expect(await seenBy(withoutRight.CONTENT ?? newVisitor(db))).toEqual([{ __typename: 'Order' }, { __typename: 'OrderLine' }]);
  });
});
