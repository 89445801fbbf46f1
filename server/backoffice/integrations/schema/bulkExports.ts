import type { BulkExport } from '../../../generated/prisma/client.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { BulkExportRunningError, BulkExportStateError } from '../exports/errors.ts';
import { bulkExportPath, cancelBulkExport, expiryOf, ownBulkExport, startBulkExport } from '../exports/exports.ts';

const StateEnum = describedEnum<BulkExport['status']>('BulkExportState', 'State of a bulk export.', {
  RUNNING: 'Waiting to start, or being written.',
  COMPLETED: 'Complete: the file can be downloaded until it expires.',
  FAILED: 'Failed; see `error`. There is no file.',
  CANCELLED: 'Cancelled by its owner. There is no file.',
});

const ExportType = builder.objectRef<BulkExport>('BulkExport').implement({
  description:
    'A list exported as a JSON Lines file, with one line per node. Visible to the API key or account that started it. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('BulkExport')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the export, as in its URL and the audit log.' }),
    state: t.field({ type: StateEnum, description: 'State of the export.', resolve: ({ status }) => status }),
    objectCount: t.exposeInt('objectCount', {
      description: 'Number of nodes written so far. Reset to 0 if the export has to start over after an error.',
    }),
    fileSize: t.exposeInt('fileSize', { description: 'Number of bytes written to the file so far; at most 1 GiB.' }),
    url: t.string({
      nullable: true,
      description:
        'URL of the file, relative to the shop. Works only for the API key or account that started the export. Null unless the export is COMPLETED and has not expired.',
      resolve: ({ id, status, ...rest }, _args, { shop: { now } }) => {
        const expiry = expiryOf(rest);
        return status === 'COMPLETED' && expiry !== null && expiry > now ? bulkExportPath(id) : null;
      },
    }),
    error: t.string({
      nullable: true,
      description: 'Why the export failed, in words; null if it did not.',
      resolve: ({ status, error }) => (status === 'FAILED' ? error : null),
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the export was started.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When the export ended; null until then.' }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the export is deleted with its file, seven days after it ended; null until it has ended.',
      resolve: expiryOf,
    }),
  }),
});

builder.objectType(BulkExportRunningError, {
  name: 'BulkExportRunningError',
  description: 'Returned when the same API key or account already has an export running. Code: BULK_EXPORT_RUNNING.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ bulkExportId: t.exposeID('bulkExportId', { description: 'Global ID of the running export.' }) }),
});

builder.objectType(BulkExportStateError, {
  name: 'BulkExportStateError',
  description: 'Returned when the export has already ended. Code: BULK_EXPORT_STATE.',
  interfaces: [UserErrorInterface],
});

const StartInput = builder.inputType('StartBulkExportInput', {
  description: 'Input for `startBulkExport`.',
  fields: (t) => ({
    query: t.string({
      required: true,
      description:
        'Document with one query that has one root field, a connection with the selection `edges { node { … } }`. `first` and `after` are set by the export.',
    }),
    variables: t.string({ description: 'Variables of the query: a JSON object, as text.' }),
  }),
});

const CancelInput = builder.inputType('CancelBulkExportInput', {
  description: 'Input for `cancelBulkExport`.',
  fields: (t) => ({ id: t.rowId({ of: 'BulkExport', required: true, description: 'Global ID of the export.' }) }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ bulkExport: BulkExport }>(name).implement({
    description,
    fields: (t) => ({ bulkExport: t.expose('bulkExport', { type: ExportType, description: 'The export.' }) }),
  });

const authScopes = { adminSession: true, apiKey: [] };
const apiScopes = 'ANY';
const union = { description: 'The export, or the error that prevented the operation.' };
const input = 'The mutation’s input.';

builder.mutationFields((t) => ({
  startBulkExport: t.field({
    requiresStepUp: true,
    type: payload('StartBulkExportPayload', 'The export has started.'),
    authScopes,
    apiScopes,
    description:
      'Starts writing all pages of a list to a file in the background. The query runs with the caller’s permissions; the caller must keep them until the export ends. Each API key or account can run one export at a time. Staff must have re-authenticated within the last ten minutes.',
    errors: { types: [ForbiddenError, InvalidInputError, ThrottledError, BulkExportRunningError], union },
    args: { input: t.arg({ type: StartInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }, { schema }) => ({ bulkExport: await startBulkExport(shop, schema, args.input) }),
  }),
  cancelBulkExport: t.field({
    type: payload('CancelBulkExportPayload', 'The export was cancelled. No file is kept.'),
    authScopes,
    apiScopes,
    description: 'Cancels one of the caller’s running exports.',
    errors: { types: [ForbiddenError, NotFoundError, BulkExportStateError], union },
    args: { input: t.arg({ type: CancelInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => ({ bulkExport: await cancelBulkExport(shop, args.input.id) }),
  }),
}));

builder.queryField('bulkExport', (t) =>
  t.field({
    type: ExportType,
    nullable: true,
    authScopes,
    apiScopes,
    description: 'One of the caller’s bulk exports; null for other callers’ exports and for expired ones.',
    args: { id: t.arg.rowId({ of: 'BulkExport', required: true, description: 'Global ID of the export.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return ownBulkExport(shop, id);
    },
  }),
);
