import { useController } from 'react-hook-form';
import { Button } from '../../web/kit/Button.tsx';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { formatNumber } from '../kit/formats.ts';
import { cellName, rowName, type GridValues } from './gridRules.ts';
import type { GridRow } from './useVariationGrid.ts';

export interface VariationRowProps {
  form: AdminFormState<GridValues>;
  row: GridRow;
  onStock: () => void;
}

const texts = [
  { field: 'sku', label: 'SKU of' },
  { field: 'regularPriceMinor', label: 'Price of', inputMode: 'decimal' },
  { field: 'salePriceMinor', label: 'Sale price of', inputMode: 'decimal' },
  { field: 'content', label: 'Content of' },
] as const;

/** A row of the grid of variations. */
export function VariationRow({ form, row, onStock }: VariationRowProps) {
  const name = rowName(row);
  const { field: published } = useController({ control: form.control, name: cellName(row.databaseId, 'isPublished') });
  const shownStock = row.managesStock ? formatNumber(row.stock) : 'Not tracked';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="checkbox"
          aria-label={`${name} is published`}
          checked={published.value === true}
          onChange={({ target }) => published.onChange(target.checked)}
        />
      </td>
      {texts.map(({ field, label, ...rest }) => (
        <td key={field}>
          <FormText {...rest} form={form} name={cellName(row.databaseId, field)} label={`${label} ${name}`} isLabelHidden />
        </td>
      ))}
      <td>
        <Button kind="quiet" size="small" aria-label={`${shownStock}: adjust stock of ${name}`} onClick={onStock}>
          {shownStock}
        </Button>
      </td>
    </tr>
  );
}
