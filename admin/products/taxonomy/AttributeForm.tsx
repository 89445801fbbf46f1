import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { AdminForm } from '../../kit/form/AdminForm.tsx';
import { ChangedDialog } from '../../kit/form/ChangedDialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import type { RecordForm } from '../../kit/form/useRecordForm.ts';
import { optionsOf } from '../words.ts';
import type { AttributeFacts } from './AttributeScreen.tsx';
import { AttributeTerms } from './AttributeTerms.tsx';
import { attributeLabels as labels, hasTerms, oneOf, toldOfAttribute, type AttributeValues } from './attributeValues.ts';
import { directions, directionWords, kinds, kindWords } from './attributeWords.ts';
import styles from './taxonomy.module.css';
import { useAttributeDeleting, useNewAttribute, useSavedAttribute } from './useAttributeForm.ts';

/** Goes to the list once the form's guard knows that nothing is lost. @returns whether it goes, and what has it go */
function useWayOut(): [isLeaving: boolean, leave: () => void] {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) void navigate('/attributes');
  }, [isLeaving, navigate]);
  return [isLeaving, () => setLeaving(true)];
}

/** The form of an attribute that is to be made. */
export function NewAttributeForm() {
  const [isLeaving, leave] = useWayOut();
  const form = useNewAttribute(leave);
  return <AttributeFields form={form} isLeaving={isLeaving} />;
}

/** The form of an attribute: what it is, and its values in order. */
export function SavedAttributeForm({ attribute }: { attribute: AttributeFacts }) {
  const [isLeaving, leave] = useWayOut();
  const form = useSavedAttribute(attribute);
  const deleting = useAttributeDeleting();
  const [isAsking, setAsking] = useState(false);
  function remove(): void {
    setAsking(false);
    deleting.run({
      variables: { input: { databaseId: attribute.databaseId } },
      onDone: () => {
        showToast({ kind: 'success', text: 'The attribute is deleted.' });
        leave();
      },
    });
  }
  return (
    <>
      <AttributeFields
        form={form}
        isLeaving={isLeaving}
        actions={
          <Button kind="secondary" onClick={() => setAsking(true)} disabled={deleting.isBusy}>
            Delete
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete “${attribute.name}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isDanger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>Its values go with it. It cannot be undone. While products have it, it stays.</p>
      </ConfirmDialog>
    </>
  );
}

interface AttributeFieldsProps {
  form: RecordForm<AttributeValues>;
  /** Whether nothing of it is to be kept any more. */
  isLeaving: boolean;
  actions?: ReactNode;
}

function AttributeFields({ form, isLeaving, actions }: AttributeFieldsProps) {
  const { values, change, errorOf } = form;
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && !isLeaving} />
      <AdminForm submitLabel="Save" isBusy={form.isBusy} failure={form.failure} found={form.found} onSubmit={form.save} actions={actions}>
        <div className={styles.pair}>
          <TextField
            label={labels.name}
            value={values.name}
            error={errorOf('name')}
            onChange={({ target }) => change({ name: target.value })}
          />
          <SelectField
            label={labels.kind}
            value={values.kind}
            error={errorOf('kind')}
            onChange={({ target }) => change({ kind: oneOf(kinds, target.value, 'TEXT') })}
          >
            {optionsOf(kinds, kindWords).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {values.kind === 'NUMBER' && (
            <TextField
              label={labels.unit}
              value={values.unit}
              hint="Such as cm; empty for none."
              error={errorOf('unit')}
              onChange={({ target }) => change({ unit: target.value })}
            />
          )}
          {!hasTerms(values) && (
            <SelectField
              label={labels.direction}
              value={values.direction}
              error={errorOf('direction')}
              onChange={({ target }) => change({ direction: oneOf(directions, target.value, 'NONE') })}
            >
              {optionsOf(directions, directionWords).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={labels.heading}
            value={values.heading}
            error={errorOf('heading')}
            onChange={({ target }) => change({ heading: target.value })}
          />
        </div>
        <CheckboxField label={labels.isFacet} checked={values.isFacet} onChange={({ target }) => change({ isFacet: target.checked })} />
        {hasTerms(values) && <AttributeTerms terms={values.terms} errorOf={errorOf} onChange={(terms) => change({ terms })} />}
      </AdminForm>
      <ChangedDialog draft={form} labels={labels} told={toldOfAttribute} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </>
  );
}
