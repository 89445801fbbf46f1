import { FilterSelect } from '../kit/table/FilterBar.tsx';
import type { CategoryChoice } from './CategoriesPanel.tsx';
import { optionsOf, statuses, statusLabels, stockStates, stockLabels, types, typeLabels } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** Filters of the list of products. */
export function ProductFilters({ categories }: { categories: readonly CategoryChoice[] }) {
  return (
    <>
      <FilterSelect name="status" label={t.status} all={t.allExceptArchived} options={optionsOf(statuses, statusLabels)} />
      <FilterSelect name="type" label={t.type} all={t.allTypes} options={optionsOf(types, typeLabels)} />
      <FilterSelect name="stock" label={t.stock} all={t.anyStock} options={optionsOf(stockStates, stockLabels)} />
      <FilterSelect
        name="sale"
        label={t.sale}
        all={t.onSaleOrNot}
        options={[
          { value: 'yes', label: t.onSale },
          { value: 'no', label: t.notOnSale },
        ]}
      />
      <FilterSelect
        name="manufacturer"
        label={t.manufacturer}
        all={t.withOrWithoutManufacturer}
        options={[
          { value: 'yes', label: t.withManufacturer },
          { value: 'no', label: t.withoutManufacturer },
        ]}
      />
      <FilterSelect
        name="category"
        label={t.category}
        all={t.allCategories}
        options={categories.map(({ databaseId, name, depth }) => ({
          value: String(databaseId),
          label: `${'– '.repeat(depth)}${name}`,
        }))}
      />
    </>
  );
}
