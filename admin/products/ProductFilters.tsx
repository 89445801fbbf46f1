import { FilterSelect } from '../kit/table/FilterBar.tsx';
import type { CategoryChoice } from './CategoriesPanel.tsx';
import { optionsOf, statuses, statusLabels, stockStates, stockLabels, types, typeLabels } from './labels.ts';

/** Filters of the list of products. */
export function ProductFilters({ categories }: { categories: readonly CategoryChoice[] }) {
  return (
    <>
      <FilterSelect name="status" label="Status" all="All except archived" options={optionsOf(statuses, statusLabels)} />
      <FilterSelect name="type" label="Type" all="All types" options={optionsOf(types, typeLabels)} />
      <FilterSelect name="stock" label="Stock" all="Any stock" options={optionsOf(stockStates, stockLabels)} />
      <FilterSelect
        name="sale"
        label="Sale"
        all="On sale or not"
        options={[
          { value: 'yes', label: 'On sale' },
          { value: 'no', label: 'Not on sale' },
        ]}
      />
      <FilterSelect
        name="manufacturer"
        label="Manufacturer"
        all="With or without manufacturer"
        options={[
          { value: 'yes', label: 'With manufacturer' },
          { value: 'no', label: 'Without manufacturer' },
        ]}
      />
      <FilterSelect
        name="category"
        label="Category"
        all="All categories"
        options={categories.map(({ databaseId, name, depth }) => ({
          value: String(databaseId),
          label: `${'– '.repeat(depth)}${name}`,
        }))}
      />
    </>
  );
}
