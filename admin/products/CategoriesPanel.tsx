import { Panel } from '../kit/Panel.tsx';
import styles from './catalog.module.css';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { listOf, type Values } from './valueRules.ts';
import * as t from './__generated__/messages.ts';

export interface CategoryChoice {
  readonly databaseId: number;
  readonly name: string;
  readonly depth: number;
}

/** The product's categories. Its breadcrumbs use the first one that was selected. */
export function CategoriesPanel({ form, categories }: { form: AdminFormState<Values>; categories: readonly CategoryChoice[] }) {
  const chosen = listOf(form.values.categoryIds);
  const error = form.errorOf('categoryIds');
  const toggle = (id: string) =>
    form.change({ categoryIds: (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).join(',') });
  const primary = categories.find(({ databaseId }) => String(databaseId) === chosen[0]);
  return (
    <Panel title={t.categories} description={primary ? t.primaryCategory({ category: primary.name }) : t.noCategories}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t.categories}</legend>
        {categories.map(({ databaseId, name, depth }) => (
          <label key={databaseId} style={{ paddingInlineStart: `${depth}rem` }}>
            <input type="checkbox" checked={chosen.includes(String(databaseId))} onChange={() => toggle(String(databaseId))} /> {name}
          </label>
        ))}
      </fieldset>
      {error !== undefined && <p role="alert">{error}</p>}
    </Panel>
  );
}
