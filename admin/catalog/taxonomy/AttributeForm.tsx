import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { CheckboxField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { useReload } from '../../kit/loadScreen.ts';
import { optionsOf } from '../words.ts';
import { directions, directionWords, kinds, kindWords } from './attributeWords.ts';
import type { AttributeFacts } from './AttributeScreen.tsx';
import styles from './taxonomy.module.css';
import { useAttributeChanges } from './useAttributeChanges.ts';

/** A value in the form; those that are new have no number yet. */
interface TermRow {
  key: number;
  databaseId: number | null;
  label: string;
  swatch: string;
}

const oneOf = <T extends string>(values: readonly T[], text: string, usual: T): T => values.find((value) => value === text) ?? usual;

/** What an attribute is, and its values in order. @param attribute null for a new one */
export function AttributeForm({ attribute }: { attribute: AttributeFacts | null }) {
  const navigate = useNavigate();
  const reload = useReload();
  const { creating, saving, deleting } = useAttributeChanges();
  const [kind, setKind] = useState(() => oneOf(kinds, attribute?.kind ?? '', 'TEXT'));
  const [terms, setTerms] = useState<readonly TermRow[]>(() =>
    (attribute?.terms ?? []).map(({ databaseId, label, swatch }) => ({ key: databaseId, databaseId, label, swatch: swatch ?? '' })),
  );
  const lastKey = useRef(0);
  const failure = attribute ? saving.failure : creating.failure;
  const problems = attribute ? saving.fields : creating.fields;
  const hasTerms = kind === 'TEXT' || kind === 'LIST';

  const change = (key: number, changes: Partial<TermRow>) =>
    setTerms((now) => now.map((term) => (term.key === key ? { ...term, ...changes } : term)));
  /** @param index of the upper of two that change places */
  const swap = (index: number) =>
    setTerms((now) => {
      const [upper, lower] = [now[index], now[index + 1]];
      return upper && lower ? now.with(index, lower).with(index + 1, upper) : now;
    });

  function inputOf(data: FormData) {
    const isNumber = kind === 'NUMBER';
    return {
      name: textOf(data, 'name'),
      kind,
      unit: isNumber ? textOf(data, 'unit') : '',
      direction: hasTerms ? ('NONE' as const) : oneOf(directions, textOf(data, 'direction'), 'NONE'),
      heading: textOf(data, 'heading'),
      isFacet: data.has('isFacet'),
      terms: terms.map(({ databaseId, label, swatch }) => ({ databaseId, label, swatch: swatch || null })),
    };
  }
  const savedOf = (data: FormData, databaseId: number) => ({ input: { databaseId, ...inputOf(data) } });
  const createdOf = (data: FormData) => ({ input: inputOf(data) });

  function save(data: FormData): void {
    const done = () => {
      showToast({ kind: 'success', text: 'The attribute is saved.' });
      if (attribute) void reload();
      else void navigate('/attributes');
    };
    if (attribute) saving.run({ variables: savedOf(data, attribute.databaseId), onDone: done });
    else creating.run({ variables: createdOf(data), onDone: done });
  }

  const remove = (databaseId: number) =>
    deleting.run({
      variables: { input: { databaseId } },
      onDone: () => {
        showToast({ kind: 'success', text: 'The attribute is deleted.' });
        void navigate('/attributes');
      },
    });

  return (
    <AdminForm
      submitLabel="Save"
      isBusy={saving.isBusy || creating.isBusy}
      failure={failure}
      onSubmit={save}
      actions={
        attribute && (
          <Button kind="secondary" onClick={() => remove(attribute.databaseId)} disabled={deleting.isBusy}>
            Delete
          </Button>
        )
      }
    >
      <div className={styles.pair}>
        <TextField label="Name" name="name" defaultValue={attribute?.name} error={problems.name} />
        <SelectField
          label="Its values are"
          value={kind}
          error={problems.kind}
          onChange={({ target }) => setKind(oneOf(kinds, target.value, 'TEXT'))}
        >
          {optionsOf(kinds, kindWords).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {kind === 'NUMBER' && (
          <TextField
            label="Unit"
            name="unit"
            defaultValue={attribute?.unit ?? ''}
            hint="Such as cm; empty for none."
            error={problems.unit}
          />
        )}
        {!hasTerms && (
          <SelectField label="In comparisons" name="direction" defaultValue={attribute?.direction ?? 'NONE'} error={problems.direction}>
            {optionsOf(directions, directionWords).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextField label="Heading" name="heading" defaultValue={attribute?.heading ?? 'Details'} error={problems.heading} />
      </div>
      <CheckboxField label="Lists can be narrowed by it" name="isFacet" defaultChecked={attribute?.isFacet ?? true} />
      {hasTerms && (
        <fieldset className={styles.terms}>
          <legend>Values</legend>
          {terms.map(({ key, label, swatch }, index) => (
            <div key={key} className={styles.term}>
              <TextField
                label={`Value ${index + 1}`}
                value={label}
                error={problems[`terms.${index}`]}
                onChange={({ target }) => change(key, { label: target.value })}
              />
              <TextField
                label={`Colour of value ${index + 1}`}
                placeholder="#aa0000"
                value={swatch}
                onChange={({ target }) => change(key, { swatch: target.value })}
              />
              <Button
                kind="quiet"
                size="small"
                aria-label={`Move value ${index + 1} up`}
                disabled={index === 0}
                onClick={() => swap(index - 1)}
              >
                <span aria-hidden="true">↑</span>
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Move value ${index + 1} down`}
                disabled={index === terms.length - 1}
                onClick={() => swap(index)}
              >
                <span aria-hidden="true">↓</span>
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove value ${index + 1}`}
                onClick={() => setTerms((now) => now.filter((term) => term.key !== key))}
              >
                Remove
              </Button>
            </div>
          ))}
          <p role="alert">{problems.terms}</p>
          <div>
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                lastKey.current -= 1;
                const key = lastKey.current;
                setTerms((now) => [...now, { key, databaseId: null, label: '', swatch: '' }]);
              }}
            >
              Add a value
            </Button>
          </div>
        </fieldset>
      )}
    </AdminForm>
  );
}
