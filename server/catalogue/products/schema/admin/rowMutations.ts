import type { Text } from '../../../../platform/i18n/text.ts';
import { globalId } from '../../../../../shared/globalId.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { maxRows, type RowOutcome } from '../../../editing/editing.ts';
import { bulkAdjustStock } from '../../../inventory/inventory.ts';
import { bulkUpdatePrices } from '../../admin/rows/prices.ts';
import { bulkUpsertProducts } from '../../admin/rows/upsert.ts';
import { BulkAdjustStockInput, BulkUpdatePricesInput, BulkUpsertProductsInput } from './inputs.ts';
import { scopesOfRows } from './keyScopes.ts';

const RowStatusEnum = builder.enumType('BulkRowStatus', {
  description: 'Outcome of a row of a bulk mutation.',
  values: {
    CREATED: { description: 'The product was created.' },
    UPDATED: { description: 'The product or variation was updated.' },
    UNCHANGED: { description: 'The product or variation already had these values, or an earlier, identical request set them.' },
    FAILED: { description: 'Nothing was changed by this row. `error` gives the reason.' },
  } as const,
});

/** GraphQL takes a returned Error for a failure of the field, so the error of a row is a copy. */
interface RowError {
  name: string;
  code: string;
  text: Text;
  inputPath: readonly string[];
  currentVersion: number | null;
}

function rowErrorOf({ error }: RowOutcome): RowError | null {
  if (!error) return null;
  const { name, code, text, inputPath } = error;
  return { name, code, text, inputPath, currentVersion: error instanceof StaleRecordError ? (error.stale.version ?? null) : null };
}

const RowErrorType = builder.objectRef<RowError>('BulkRowError').implement({
  description: 'Why a row of a bulk mutation failed. Codes: INVALID_INPUT, NOT_FOUND and STALE.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    currentVersion: t.exposeInt('currentVersion', {
      nullable: true,
      description: 'For STALE, the current version: pass it with the next request, once the changes have been reviewed. Otherwise null.',
    }),
  }),
});

const RowType = builder.objectRef<RowOutcome>('BulkRow').implement({
  description: 'Outcome of one row of a bulk mutation.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Position of the row in the input, from 0.' }),
    sku: t.exposeString('sku', { description: 'SKU of the row, without surrounding spaces.' }),
    status: t.field({ type: RowStatusEnum, description: 'Outcome of the row.', resolve: ({ status }) => status }),
    error: t.field({
      type: RowErrorType,
      nullable: true,
      description: 'Why the row failed, and the path to the field at fault; null if the row succeeded.',
      resolve: rowErrorOf,
    }),
    productId: t.id({
      nullable: true,
      description: 'Global ID of the product or variation; null if the row failed.',
      resolve: ({ done }) => done && globalId('AdminProduct', done.id),
    }),
    version: t.int({
      nullable: true,
      description: 'Version after the request, to pass as `expectedVersion` next time; null if the row failed.',
      resolve: ({ done }) => done?.version ?? null,
    }),
    stock: t.int({
      nullable: true,
      description: 'Stock in units after the request; null if the row failed. Stock has no effect on sales while stock is not tracked.',
      resolve: ({ done }) => done?.stock ?? null,
    }),
  }),
});

const rowsPayload = (name: string, description: string) =>
  builder.objectRef<{ rows: RowOutcome[] }>(name).implement({
    description,
    fields: (t) => ({
      rows: t.field({
        type: [RowType],
        description: 'Outcomes of all rows, in the order of the input.',
        extensions: { listLength: maxRows },
        resolve: ({ rows }) => rows,
      }),
      failedCount: t.int({
        description: 'Number of rows that failed.',
        resolve: ({ rows }) => rows.filter(({ status }) => status === 'FAILED').length,
      }),
    }),
  });

const authScopes = { staff: 'CATALOGUE' } as const;
const inputDescription = 'The mutation’s input.';
const eachRow =
  'Each row succeeds or fails on its own, and the payload says which. At most 250 rows; fewer if the request would otherwise exceed 100,000 bytes.';

const errorsOf = (description: string) => ({
  types: [ForbiddenError, InvalidInputError, TryAgainError],
  union: { description },
});

builder.mutationFields((t) => ({
  bulkUpdatePrices: t.field({
    type: rowsPayload('BulkUpdatePricesPayload', 'The prices were updated, except for rows that failed.'),
    authScopes,
    apiScopes: ['CATALOGUE_READ', 'PRICES_WRITE'],
    description: `Updates prices of products and variations by SKU. ${eachRow} Price changes are recorded in the price ledger, from which the prior price shown to shoppers is computed. Requires the CATALOGUE permission.`,
    errors: errorsOf('The outcome of each row, or the error that prevented all of them.'),
    args: { input: t.arg({ type: BulkUpdatePricesInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ rows: await bulkUpdatePrices(shop, input.rows) }),
  }),
  bulkAdjustStock: t.field({
    type: rowsPayload('BulkAdjustStockPayload', 'The stock was adjusted, except for rows that failed.'),
    authScopes,
    apiScopes: ['CATALOGUE_READ', 'INVENTORY_WRITE'],
    description: `Adjusts the stock of products and variations by SKU and records the reason. Stock is tracked from then on. Sales continue during the adjustment. ${eachRow} Repeating a request with the same \`idempotencyKey\` does not repeat any adjustment. Requires the CATALOGUE permission.`,
    errors: errorsOf('The outcome of each row, or the error that prevented all of them.'),
    args: { input: t.arg({ type: BulkAdjustStockInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { shop }) => ({
      rows: await bulkAdjustStock(shop, { ...input, key: idempotencyKey }),
    }),
  }),
  bulkUpsertProducts: t.field({
    type: rowsPayload('BulkUpsertProductsPayload', 'The products were created or updated, except for rows that failed.'),
    authScopes,
    apiScopes: scopesOfRows,
    description: `Updates the products and variations whose SKU exists, and creates products for unknown SKUs, as drafts unless another status is given. ${eachRow} To set specifications, linked products or the external URL, use \`updateProduct\`. Requires the CATALOGUE permission.`,
    errors: errorsOf('The outcome of each row, or the error that prevented all of them.'),
    args: { input: t.arg({ type: BulkUpsertProductsInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ rows: await bulkUpsertProducts(shop, input.rows) }),
  }),
}));
