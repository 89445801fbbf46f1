import { useController } from 'react-hook-form';
import { Button } from '../../web/kit/Button.tsx';
import { FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { formatNumber } from '../kit/formats.ts';
import { cellName, rowName, type GridValues } from './gridRules.ts';
import type { GridRow } from './useVariationGrid.ts';
import * as t from './__generated__/messages.ts';

export interface VariationRowProps {
  form: AdminFormState<GridValues>;
  row: GridRow;
  onStock: () => void;
  /** Missing if no custom fields are defined for variations. */
  onFields?: (() => void) | undefined;
}

const texts = [
  { field: 'sku', labelOf: t.skuOf },
  { field: 'regularPriceMinor', labelOf: t.priceOf, inputMode: 'decimal' },
  { field: 'salePriceMinor', labelOf: t.salePriceOf, inputMode: 'decimal' },
  { field: 'content', labelOf: t.contentOf },
] as const;

/** A row of the grid of variations. */
export function VariationRow({ form, row, onStock, onFields }: VariationRowProps) {
  const name = rowName(row);
  const { field: published } = useController({ control: form.control, name: cellName(row.databaseId, 'isPublished') });
  const shownStock = row.managesStock ? formatNumber(row.stock) : t.notTracked;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="checkbox"
          aria-label={t.isPublished({ name })}
          checked={published.value === true}
          onChange={({ target }) => published.onChange(target.checked)}
        />
      </td>
      {texts.map(({ field, labelOf, ...rest }) => (
        <td key={field}>
          <FormText {...rest} form={form} name={cellName(row.databaseId, field)} label={labelOf({ name })} isLabelHidden />
        </td>
      ))}
      <td>
        <Button kind="quiet" size="small" aria-label={t.adjustStockOf({ shownStock, name })} onClick={onStock}>
          {shownStock}
        </Button>
      </td>
      {onFields && (
        <td>
          <Button kind="quiet" size="small" aria-label={t.editCustomFieldsOf({ name })} onClick={onFields}>
            {t.edit}
          </Button>
        </td>
      )}
    </tr>
  );
}
