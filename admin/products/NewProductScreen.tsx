import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { NewProductScreenMutation } from '../__generated__/NewProductScreenMutation.graphql.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { newKey, optionsOf, types, typeWords } from './words.ts';
import { amountFaultOf, centsOf, wholeFaultOf, wholeOf } from '../kit/form/amounts.ts';

/** Begins a product with the least it needs; everything else is entered where it is edited. */
export function NewProductScreen() {
  const navigate = useNavigate();
  // One for the form: sent again after a lost answer, there is still one product.
  const [key] = useState(newKey);
  const [problems, setProblems] = useState<{ price?: string; stock?: string }>({});
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
    { isToldByForm: true },
  );

  const { run, isBusy, failure, fields } = mutation;

  function variablesOf(data: FormData) {
    const price = textOf(data, 'price').trim();
    const stock = textOf(data, 'stock').trim();
    const regularPriceMinor = price === '' ? null : centsOf(price);
    const pieces = stock === '' ? null : wholeOf(stock);
    if ((price !== '' && regularPriceMinor === null) || (stock !== '' && pieces === null)) return undefined;
    const type = types.find((value) => value === textOf(data, 'type')) ?? 'SIMPLE';
    return {
      input: {
        idempotencyKey: key,
        name: textOf(data, 'name'),
        type,
        sku: textOf(data, 'sku') || null,
        regularPriceMinor,
        stock: pieces,
      },
    };
  }

  function create(data: FormData): void {
    const variables = variablesOf(data);
    const [price, stock] = [textOf(data, 'price'), textOf(data, 'stock')];
    setProblems({
      ...(price.trim() !== '' && centsOf(price) === null && { price: amountFaultOf(price) }),
      ...(stock.trim() !== '' && wholeOf(stock) === null && { stock: wholeFaultOf(stock) }),
    });
    if (!variables) return;
    run({
      variables,
      onDone: ({ product }) => void navigate(`/products/${product.databaseId}`),
    });
  }

  return (
    <>
      <ScreenHead
        title="New product"
        description="It begins as a draft: nobody sees it until you publish it."
        back={{ path: '/products', title: 'Products' }}
      />
      <Panel>
        <AdminForm
          onSubmit={create}
          failure={failure}
          tried={{ mutation, variablesOf, isNew: true }}
          isBusy={isBusy}
          submitLabel="Make the draft"
        >
          <TextField label="Name" name="name" required error={fields.name} />
          <SelectField label="Kind" name="type" error={fields.type} hint="How it is sold. It can be changed later.">
            {optionsOf(types, typeWords).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField label="SKU" name="sku" error={fields.sku} />
          <TextField
            label="Price"
            name="price"
            inputMode="decimal"
            hint="In euros, VAT included."
            error={problems.price ?? fields.regularPriceMinor}
          />
          <TextField
            label="Stock"
            name="stock"
            inputMode="numeric"
            hint="Empty: it is not counted."
            error={problems.stock ?? fields.stock}
          />
        </AdminForm>
      </Panel>
    </>
  );
}
