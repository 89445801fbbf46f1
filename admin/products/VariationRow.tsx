import { Button } from '../../web/kit/Button.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { formatNumber } from '../kit/formats.ts';
import { rowName, type Cells } from './gridRules.ts';
import type { GridRow } from './useVariationGrid.ts';

export interface VariationRowProps {
  row: GridRow;
  cells: Cells;
  errorOf: (field: 'sku' | 'regularPriceMinor' | 'salePriceMinor') => string | undefined;
  onChange: (cells: Partial<Cells>) => void;
  onStock: () => void;
}

/** A row of the grid of variations. */
export function VariationRow({ row, cells, errorOf, onChange, onStock }: VariationRowProps) {
  const name = rowName(row);
  const shownStock = row.managesStock ? formatNumber(row.stock) : 'Not counted';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="checkbox"
          aria-label={`${name} is on sale here`}
          checked={cells.isPublished}
          onChange={({ target }) => onChange({ isPublished: target.checked })}
        />
      </td>
      <td>
        <TextField
          label={`SKU of ${name}`}
          isLabelHidden
          value={cells.sku}
          error={errorOf('sku')}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
      </td>
      <td>
        <TextField
          label={`Price of ${name}`}
          isLabelHidden
          inputMode="decimal"
          value={cells.regular}
          error={errorOf('regularPriceMinor')}
          onChange={({ target }) => onChange({ regular: target.value })}
        />
      </td>
      <td>
        <TextField
          label={`Sale price of ${name}`}
          isLabelHidden
          inputMode="decimal"
          value={cells.sale}
          error={errorOf('salePriceMinor')}
          onChange={({ target }) => onChange({ sale: target.value })}
        />
      </td>
      <td>
        <Button kind="quiet" size="small" aria-label={`${shownStock}: move the stock of ${name}`} onClick={onStock}>
          {shownStock}
        </Button>
      </td>
    </tr>
  );
}
