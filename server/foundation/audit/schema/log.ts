import { staffNames } from '../staffNames.ts';
import type { AuditEntry } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { auditList, maxParts, partsOf } from '../log.ts';
import { maxNamed, targetNames } from '../targets.ts';

const OutcomeType = builder.enumType('AuditOutcome', {
  description: 'What came of an act.',
  values: {
    DONE: { description: 'It was done.' },
    REFUSED: { description: 'It was asked for by somebody who may not, or in a way that is not allowed.' },
    FAILED: { description: 'It was tried and did not work.' },
  },
});

const emails = batched(({ shop }, ids) => staffNames(shop.db, ids));

/** An entry, with what all entries of its page read together. */
type ListedEntry = AuditEntry & { names(): Promise<Map<number, string[]>> };

function listed(shop: Pick<Shop, 'db'>, rows: readonly AuditEntry[]): ListedEntry[] {
  let named: Promise<Map<number, string[]>> | undefined;
  const names = () => (named ??= targetNames(shop.db, rows));
  return rows.map((row) => ({ ...row, names }));
}

/** The parts of all entries of a page, named together. */
const parts = batched(async ({ shop }, ids) => {
  const found = await partsOf(shop.db, ids);
  const nodes = listed(
    shop,
    [...found.values()].flatMap((entry) => entry.parts),
  );
  return new Map([...found].map(([id, { count }]) => [id, { count, nodes: nodes.filter(({ partOfId }) => partOfId === id) }]));
});

const EntryType = builder.objectRef<ListedEntry>('AuditEntry').implement({
  description: 'What somebody did who acts for the shop. It is never changed. For administrators only. It is no node.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    accountId: t.exposeInt('accountId', {
      nullable: true,
      description: 'Number of the account that did it; null at the server’s console, by a job, and where nobody had signed in.',
    }),
    email: t.string({
      nullable: true,
      description: 'The account’s address as it is now; null for none, and for one that is gone.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await emails(context, accountId)) ?? null)),
    }),
    action: t.exposeString('action', { description: 'The thing and the verb, such as subscriber.delete.' }),
    outcome: t.expose('outcome', { type: OutcomeType, description: 'What came of it.' }),
    targetType: t.exposeString('targetType', { description: 'What it was done to, such as Subscriber; "" for nothing with a number.' }),
    targetIds: t.exposeIntList('targetIds', { description: 'Their numbers, at most 100.' }),
    targetNames: t.stringList({
      description: `What the first ${maxNamed} of them are called now, in the same order: an order’s number, a product’s name, an account’s address; "" for what is gone or has no name.`,
      resolve: async ({ id, names }) => (await names()).get(id) ?? [],
    }),
    targetCount: t.exposeInt('targetCount', { description: 'How many there were.' }),
    details: t.string({ description: 'Further facts, as JSON.', resolve: ({ details }) => JSON.stringify(details) }),
    partCount: t.int({
      description: 'How many entries are parts of it, as the steps of a change of many things are; 0 for an act that was done at once.',
      resolve: async ({ id }, _args, context) => (await parts(context, id))?.count ?? 0,
    }),
    requestId: t.exposeString('requestId', { description: 'Of the request, by which the server’s log has it, or name of the job.' }),
    network: t.exposeString('network', { description: 'Network that it was asked from, cut; "" for none.' }),
  }),
});

builder.objectField(EntryType, 'parts', (t) =>
  t.field({
    type: [EntryType],
    description: `Its parts, oldest first; the first ${maxParts}. The filter partOf lists them all.`,
    resolve: async ({ id }, _args, context) => (await parts(context, id))?.nodes ?? [],
  }),
);

const FilterInput = builder.inputType('AuditFilter', {
  description: 'What of the audit log is wanted; absent values leave everything in.',
  fields: (t) => ({
    accountId: t.int({ description: 'Only of this account.' }),
    action: t.string({ description: 'Only acts that begin so, such as "subscriber." or "order.refund".' }),
    outcome: t.field({ type: OutcomeType, description: 'Only these.' }),
    from: t.field({ type: 'DateTime', description: 'Not earlier.' }),
    until: t.field({ type: 'DateTime', description: 'Earlier than this.' }),
    partOf: t.int({ description: 'Only parts of the entry with this number; without it, only entries that are no parts.' }),
  }),
});

const Connection = listConnection(EntryType, {
  name: 'AuditEntry',
  description: 'A page of the audit log, the newest first.',
  edge: 'An entry and its place in the log.',
});

builder.queryField('auditLog', (t) =>
  t.field({
    type: Connection,
    authScopes: { admin: true },
    description:
      'What those who act for the shop have done, for administrators. What is done in steps is one entry with parts. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'What of it.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, auditList, { ...args, filter: filter ?? {} }, (rows: AuditEntry[]) => listed(context.shop, rows)),
  }),
);
