import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import styles from './compare.module.css';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { groupLabels, idsOf, type GroupValues } from './groupValues.ts';
import * as t from './__generated__/messages.ts';

export interface GroupFieldsProps {
  form: AdminFormState<GroupValues>;
  categories: readonly FilterOption[];
  /** Attributes that prices can be divided by. */
  numbers: readonly FilterOption[];
}

/** All fields of a group of comparable products. */
export function GroupFields({ form, categories, numbers }: GroupFieldsProps) {
  const chosen = idsOf(form.values.categoryIds);
  const problem = form.errorOf('categoryIds');
  const toggle = (id: number) =>
    form.change({
      categoryIds: (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].toSorted((a, b) => a - b)).join(','),
    });
  return (
    <>
      <Panel title={t.details}>
        <div className={styles.fields}>
          <FormText form={form} name="name" required maxLength={100} hint={t.nameHint} />
          <FormText form={form} name="slug" hint={t.slugHint} />
          <FormText form={form} name="position" inputMode="numeric" hint={t.positionHint} />
          <FormSelect form={form} name="unitPriceAttributeId" hint={t.pricePerHint} options={numbers}>
            <option value="">{t.noPricePerUnit}</option>
          </FormSelect>
        </div>
      </Panel>
      <Panel title={groupLabels.categoryIds} description={t.categoriesHint}>
        <fieldset className={styles.choices} aria-describedby={problem === undefined ? undefined : 'category-problem'}>
          <legend className="visually-hidden">{t.categories}</legend>
          {categories.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" checked={chosen.includes(Number(value))} onChange={() => toggle(Number(value))} /> {label}
            </label>
          ))}
        </fieldset>
        <p role="alert" id="category-problem" className={styles.problem}>
          {problem}
        </p>
      </Panel>
    </>
  );
}
