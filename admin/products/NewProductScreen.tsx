import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { NewProductScreenQuery } from '../__generated__/NewProductScreenQuery.graphql.ts';
import type { NewProductScreenMutation } from '../__generated__/NewProductScreenMutation.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { newKey, optionsOf, types, typeLabels } from './labels.ts';
import { blankAsNull, optionalAmount, optionalWhole } from '../kit/form/schemas.ts';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { enum as oneOf, object, pipe, string, transform } from 'zod/mini';
import * as t from './__generated__/messages.ts';

const labels = {
  name: t.name,
  type: t.type,
  sku: t.sku,
  regularPriceMinor: t.price,
  stock: t.stock,
  manufacturerId: t.manufacturer,
} as const;
const manufacturerId = pipe(
  string(),
  transform((value) => (value === '' ? null : globalId('Manufacturer', Number(value)))),
);
const schema = object({
  name: string(),
  type: oneOf(types),
  sku: blankAsNull,
  regularPriceMinor: optionalAmount,
  stock: optionalWhole,
  manufacturerId,
});
const blank = { version: 0, values: { name: '', type: 'SIMPLE' as const, sku: '', regularPriceMinor: '', stock: '', manufacturerId: '' } };

const query = graphql`
  query NewProductScreenQuery {
    adminManufacturers {
      databaseId
      name
    }
  }
`;

/** Loads the manufacturers to choose from. */
export const loadNewProduct = ({ environment }: ScreenArgs) => loadScreen<NewProductScreenQuery>(environment, query, {});

/** Creates a product with the required fields; the others are entered on its own screen. */
export function NewProductScreen() {
  const { adminManufacturers } = useScreenQuery<NewProductScreenQuery>(query);
  // One key for the form: after a lost response, sending it again creates no second product.
  const [key] = useState(newKey);
  const mutation = useAdminMutation<NewProductScreenMutation, 'CreateProductPayload'>(
    graphql`
      mutation NewProductScreenMutation($input: CreateProductInput!, $isDryRun: Boolean) {
        result: createProduct(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on CreateProductPayload {
            product {
              databaseId
            }
          }
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'CreateProductPayload',
  );

  const form = useAdminForm({
    read: blank,
    isNew: true,
    mutation,
    labels,
    schema,
    variablesOf: ({ sent }) => ({ input: { idempotencyKey: key, ...sent } }),
    createdPath: ({ product }) => `/products/${product.databaseId}`,
  });

  return (
    <>
      <ScreenHead title={t.newProduct} description={t.newProductsStartAsDrafts} back={{ path: '/products', title: t.products }} />
      <Panel>
        <RecordForm form={form} submitLabel={t.createDraft}>
          <FormText form={form} name="name" required />
          <FormSelect form={form} name="type" hint={t.howProductIsSold} options={optionsOf(types, typeLabels)} />
          <FormText form={form} name="sku" />
          <FormText form={form} name="regularPriceMinor" inputMode="decimal" hint={t.inEurosIncludingVat} />
          <FormSelect
            form={form}
            name="manufacturerId"
            options={[
              { value: '', label: t.unknown },
              ...adminManufacturers.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
            ]}
          />
          <FormText form={form} name="stock" inputMode="numeric" hint={t.leaveEmptyToNotTrackStock} />
        </RecordForm>
      </Panel>
    </>
  );
}
