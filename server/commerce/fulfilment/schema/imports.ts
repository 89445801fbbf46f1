import type { ShipmentImport, ShipmentImportRow } from '../../../generated/prisma/client.ts';
import type { ShipmentImportOutcome, ShipmentImportStatus } from '../../../generated/prisma/enums.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { inputDescription } from '../../orders/schema/orderId.ts';
import {
  readShipmentImport,
  resumeShipmentImport,
  ShipmentImportStateError,
  shipmentImportCounts,
  shipmentImportRows,
  startShipmentImport,
  stopShipmentImport,
} from '../import/manage.ts';

const StatusEnum = builder.enumType('ShipmentImportStatus', {
  description: 'Status of a file with tracking numbers.',
  values: {
    CHECKED: { description: 'The rows were checked. Nothing is shipped until `startShipmentImport` is called.' },
    RUNNING: { description: 'Orders are being marked as shipped.' },
    STOPPED: { description: 'Stopped by staff; what was shipped stays shipped.' },
    DONE: { description: 'All rows have been processed.' },
    FAILED: { description: 'A server error ended the import; see `reference`. It can be resumed.' },
  } as const satisfies Record<ShipmentImportStatus, { description: string }>,
});

const OutcomeEnum = builder.enumType('ShipmentImportOutcome', {
  description: 'Outcome of a row in a file with tracking numbers, or the expected outcome before the import is started.',
  values: {
    READY: { description: 'Will be shipped.' },
    SHIPPED: { description: 'Was shipped by this import.' },
    ALREADY_SHIPPED: { description: 'The order has a shipment with this tracking number.' },
    UNKNOWN_ORDER: { description: 'No order has this number.' },
    NOT_PAID: { description: 'The order must be paid in advance, and its payment has not arrived.' },
    CLOSED: { description: 'The order is cancelled, refunded or waiting for an online payment.' },
    UNKNOWN_CARRIER: { description: 'The carrier is missing or unknown.' },
    NOTHING_LEFT: { description: 'Everything listed in the row has already been shipped or refunded.' },
    INVALID: { description: 'The row can’t be used; see `problem`.' },
  } as const satisfies Record<ShipmentImportOutcome, { description: string }>,
});

const RowType = builder.objectRef<ShipmentImportRow>('ShipmentImportRow').implement({
  description: 'Row of a file with tracking numbers.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file where the row starts; the first line is 1.' }),
    orderNumber: t.exposeString('orderNumber', { description: 'Content of the order number column.' }),
    carrier: t.exposeString('carrier', { description: 'Content of the carrier column, or the carrier given for all rows.' }),
    trackingNumber: t.exposeString('trackingNumber', { description: 'Content of the tracking number column.' }),
    sku: t.exposeString('sku', { description: 'SKU of the shipped item; empty if the row covers everything left to ship.' }),
    quantity: t.exposeString('quantity', { description: 'Content of the quantity column; empty means 1.' }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      description: 'Outcome of the row, or the expected outcome before the import is started.',
    }),
    problem: t.exposeString('problem', { description: 'Why the row is not shipped; empty for READY and SHIPPED.' }),
  }),
});

const CountType = builder.objectRef<{ outcome: ShipmentImportOutcome; count: number }>('ShipmentImportCount').implement({
  description: 'Number of rows with an outcome.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: OutcomeEnum, description: 'Outcome of the rows.' }),
    count: t.exposeInt('count', { description: 'Number of rows, at least 1.' }),
  }),
});

const maxRows = 100;

const ImportType = builder.objectRef<ShipmentImport>('ShipmentImport').implement({
  description: 'File with tracking numbers that marks many orders as shipped, with its progress and the outcome of each row. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('ShipmentImport')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the import.' }),
    status: t.expose('status', { type: StatusEnum, description: 'Status of the import.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When the import ended; null before then.' }),
    total: t.exposeInt('total', { description: 'Number of rows in the file.' }),
    done: t.exposeInt('done', { description: 'Number of rows processed so far: shipped or skipped.' }),
    shipped: t.exposeInt('shipped', { description: 'Number of rows shipped by this import.' }),
    reference: t.exposeString('reference', { description: 'Reference of the last error in the server log; empty if there was none.' }),
    counts: t.field({
      type: [CountType],
      description: 'Number of rows by outcome; outcomes without rows are left out.',
      extensions: { listLength: 9 },
      resolve: ({ id }, _args, { shop }) => shipmentImportCounts(shop.db, id),
    }),
    rows: t.field({
      type: [RowType],
      description: 'Rows in the order of the file, at most 100. Rows are deleted 30 days after the upload.',
      extensions: { listLength: maxRows },
      args: {
        outcomes: t.arg({ type: [OutcomeEnum], description: 'Returns only rows with one of these outcomes; all rows if omitted.' }),
        skip: t.arg.int({ defaultValue: 0, description: 'Number of rows to skip, from 0 to 5,000.' }),
      },
      resolve: ({ id }, { outcomes, skip }, { shop }) =>
        shipmentImportRows(shop.db, {
          importId: id,
          ...(outcomes && { outcomes }),
          take: maxRows,
          skip: Math.min(Math.max(skip ?? 0, 0), 5_000),
        }),
    }),
  }),
});

const forShipping = { authScopes: { staff: 'ORDERS' }, apiScopes: ['ORDERS_READ', 'FULFILMENT_WRITE'] } as const;

builder.queryField('shipmentImport', (t) =>
  t.field({
    ...forShipping,
    type: ImportType,
    nullable: true,
    description:
      'File with tracking numbers, with the outcome of its rows; null if none has this ID. Upload files of at most 2 MB and 5,000 rows with a POST request to /admin/orders/shipments/import. Requires the ORDERS permission.',
    args: { id: t.arg.rowId({ of: 'ShipmentImport', required: true, description: 'Global ID of the import.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readShipmentImport(shop.db, id);
    },
  }),
);

builder.objectType(ShipmentImportStateError, {
  name: 'ShipmentImportStateError',
  description: 'Returned when the import is in the wrong state for the operation. Code: SHIPMENT_IMPORT_STATE.',
  interfaces: [UserErrorInterface],
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ importId: number }>(name).implement({
    description,
    fields: (t) => ({
      import: t.field({
        type: ImportType,
        nullable: true,
        description: 'The updated import; null if it was deleted in the meantime.',
        resolve: ({ importId }, _args, { shop }) => readShipmentImport(shop.db, importId),
      }),
    }),
  });

const importId = 'Global ID of the import.';

const StartInput = builder.inputType('StartShipmentImportInput', {
  description: 'Input for `startShipmentImport`.',
  fields: (t) => ({
    importId: t.rowId({ of: 'ShipmentImport', required: true, description: importId }),
    notifyCustomers: t.boolean({ description: 'Whether to email each customer their tracking number; true by default.' }),
  }),
});

const IdInput = builder.inputType('ShipmentImportIdInput', {
  description: 'Input for `stopShipmentImport` and `resumeShipmentImport`: the import.',
  fields: (t) => ({ importId: t.rowId({ of: 'ShipmentImport', required: true, description: importId }) }),
});

const errors = {
  types: [ForbiddenError, NotFoundError, ShipmentImportStateError, TryAgainError],
  union: { description: 'The import, or the error that prevented the operation.' },
};
const listed = 'Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ShipmentImportStateError, TryAgainError.';

builder.mutationFields((t) => ({
  startShipmentImport: t.field({
    ...forShipping,
    type: payload('StartShipmentImportPayload', 'The READY rows are being shipped.'),
    description: `Ships the READY rows of a checked file in the background, each parcel as with \`createShipment\`. Paid orders with nothing left to ship are completed. Rows are checked again before they are shipped. ${listed}`,
    errors,
    args: { input: t.arg({ type: StartInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await startShipmentImport(shop, input.importId, input.notifyCustomers ?? true);
      return { importId: input.importId };
    },
  }),
  stopShipmentImport: t.field({
    ...forShipping,
    type: payload('StopShipmentImportPayload', 'The import stops after the current parcel.'),
    description: `Stops an import after the current parcel. What was shipped stays shipped. ${listed}`,
    errors,
    args: { input: t.arg({ type: IdInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await stopShipmentImport(shop, input.importId);
      return { importId: input.importId };
    },
  }),
  resumeShipmentImport: t.field({
    ...forShipping,
    type: payload('ResumeShipmentImportPayload', 'The import was resumed.'),
    description: `Resumes an import that was stopped or has failed. ${listed}`,
    errors,
    args: { input: t.arg({ type: IdInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await resumeShipmentImport(shop, input.importId);
      return { importId: input.importId };
    },
  }),
}));
