import { apiKeyNames, staffNames } from '../staffNames.ts';
import type { AuditEntry } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { idOrNull, ownId } from '../../../platform/graphql/nodeId.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { auditList, maxParts, partsOf } from '../log.ts';
import { maxNamed, targetNames } from '../targets.ts';

const OutcomeType = builder.enumType('AuditOutcome', {
  description: 'Outcome of an action.',
  values: {
    DONE: { description: 'The action was completed.' },
    REFUSED: { description: 'The caller was not authorised, or the request was not allowed.' },
    FAILED: { description: 'The action was attempted and failed.' },
  },
});

const keyNames = batched(({ shop }, ids) => apiKeyNames(shop.db, ids));
const emails = batched(({ shop }, ids) => staffNames(shop.db, ids));

/** An entry with the loader of target names that all entries of its page share. */
type ListedEntry = AuditEntry & { names(): Promise<Map<number, string[]>> };

function listed(shop: Pick<Shop, 'db'>, rows: readonly AuditEntry[]): ListedEntry[] {
  let named: Promise<Map<number, string[]>> | undefined;
  const names = () => (named ??= targetNames(shop.db, rows));
  return rows.map((row) => ({ ...row, names }));
}

/** Reads and names the parts of all entries of a page together. */
const parts = batched(async ({ shop }, ids) => {
  const found = await partsOf(shop.db, ids);
  const nodes = listed(
    shop,
    [...found.values()].flatMap((entry) => entry.parts),
  );
  return new Map([...found].map(([id, { count }]) => [id, { count, nodes: nodes.filter(({ partOfId }) => partOfId === id) }]));
});

const EntryType = builder.objectRef<ListedEntry>('AuditEntry').implement({
  description: 'An audit log entry: an action by someone acting for the shop. Entries are never changed. Administrators only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('AuditEntry')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the entry.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the action took place.' }),
    accountId: t.id({
      nullable: true,
      description:
        'Global ID of the account that performed the action; null for the server console, background jobs and callers who were not signed in.',
      resolve: ({ accountId }) => idOrNull('AdminAccount', accountId),
    }),
    accountDatabaseId: t.exposeInt('accountId', {
      nullable: true,
      description: 'Numeric ID of the account that performed the action; null if `accountId` is null.',
    }),
    email: t.string({
      nullable: true,
      description: 'Current email address of the account; null if there is no account or it was deleted.',
      resolve: async ({ accountId }, _args, context) => (accountId === null ? null : ((await emails(context, accountId)) ?? null)),
    }),
    apiKeyId: t.exposeInt('apiKeyId', {
      nullable: true,
      description: 'Numeric ID of the API key that the action was performed with; null if no API key was used.',
    }),
    apiKeyName: t.string({
      nullable: true,
      description: 'Current name of the API key; null if no API key was used.',
      resolve: async ({ apiKeyId }, _args, context) => (apiKeyId === null ? null : ((await keyNames(context, apiKeyId)) ?? null)),
    }),
    action: t.exposeString('action', { description: 'Action as object and verb, such as `subscriber.delete`.' }),
    outcome: t.expose('outcome', { type: OutcomeType, description: 'Outcome of the action.' }),
    targetType: t.exposeString('targetType', {
      description: 'Type of the affected records, such as Subscriber; "" if none has a numeric ID.',
    }),
    targetIds: t.exposeIntList('targetIds', { description: 'Numeric IDs of the affected records, at most 100.' }),
    targetNames: t.stringList({
      description: `Current names of the first ${maxNamed} affected records, in the same order: order number, product name or account email address; "" if the record was deleted or has no name.`,
      resolve: async ({ id, names }) => (await names()).get(id) ?? [],
    }),
    targetCount: t.exposeInt('targetCount', { description: 'Total number of affected records.' }),
    details: t.string({ description: 'Further details, as JSON.', resolve: ({ details }) => JSON.stringify(details) }),
    partCount: t.int({
      description:
        'Number of entries that are parts of this one, such as the steps of a bulk action; 0 for an action performed in one step.',
      resolve: async ({ id }, _args, context) => (await parts(context, id))?.count ?? 0,
    }),
    requestId: t.exposeString('requestId', { description: 'ID of the request, as in the server log, or name of the background job.' }),
    network: t.exposeString('network', { description: 'Network that the request came from, truncated; "" if none.' }),
  }),
});

builder.objectField(EntryType, 'parts', (t) =>
  t.field({
    type: [EntryType],
    description: `Parts of the entry, oldest first; at most ${maxParts}. Use the filter \`partOf\` to list all of them.`,
    resolve: async ({ id }, _args, context) => (await parts(context, id))?.nodes ?? [],
  }),
);

const FilterInput = builder.inputType('AuditFilter', {
  description: 'Filters for the audit log. Omitted fields apply no filter.',
  fields: (t) => ({
    accountId: t.rowId({
      of: ['Account', 'StaffAccount', 'Customer'],
      description: 'Returns only actions of the account with this global ID.',
    }),
    action: t.string({ description: 'Returns only actions that start with this text, such as "subscriber." or "order.refund".' }),
    outcome: t.field({ type: OutcomeType, description: 'Returns only entries with this outcome.' }),
    from: t.field({ type: 'DateTime', description: 'Returns only entries at or after this time.' }),
    until: t.field({ type: 'DateTime', description: 'Returns only entries before this time.' }),
    partOf: t.rowId({
      of: 'AuditEntry',
      description: 'Returns only parts of the entry with this global ID; if omitted, only entries that are not parts.',
    }),
  }),
});

const Connection = listConnection(EntryType, {
  name: 'AuditEntry',
  description: 'A page of the audit log, newest first.',
  edge: 'An entry and its cursor in the log.',
});

builder.queryField('auditLog', (t) =>
  t.field({
    type: Connection,
    authScopes: { admin: true },
    description:
      'Actions by staff and others acting for the shop. An action performed in steps is one entry with parts. Administrators only. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'Filters for the log.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, auditList, { ...args, filter: filter ?? {} }, (rows: AuditEntry[]) => listed(context.shop, rows)),
  }),
);
