import { FilterSelect } from '../kit/table/FilterBar.tsx';
import type { CategoryChoice } from './CategoriesPanel.tsx';
import { optionsOf, statuses, statusWords, stockStates, stockWords, types, typeWords } from './words.ts';

/** Filters of the list of products. */
export function ProductFilters({ categories }: { categories: readonly CategoryChoice[] }) {
  return (
    <>
      <FilterSelect name="status" label="Status" all="All except archived" options={optionsOf(statuses, statusWords)} />
      <FilterSelect name="type" label="Type" all="All types" options={optionsOf(types, typeWords)} />
      <FilterSelect name="stock" label="Stock" all="Any stock" options={optionsOf(stockStates, stockWords)} />
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
