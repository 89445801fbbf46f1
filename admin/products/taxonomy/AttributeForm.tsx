import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import { optionsOf } from '../labels.ts';
import type { AttributeFacts } from './AttributeScreen.tsx';
import { AttributeTerms } from './AttributeTerms.tsx';
import { directions, directionLabels, kinds, attributeKindLabels } from './attributeLabels.ts';
import styles from './taxonomy.module.css';
import { useAttributeDeleting, useNewAttribute, useSavedAttribute } from './useAttributeForm.ts';
import { FormFlag, FormSelect, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import type { AdminFormState } from '../../kit/form/useAdminForm.ts';
import { hasTerms, type AttributeValues } from './attributeValues.ts';
import * as t from '../__generated__/messages.ts';

/** Form for a new attribute. */
export function NewAttributeForm() {
  return <AttributeFields form={useNewAttribute()} />;
}

/** Form for an existing attribute: its settings, and its values in order. */
export function SavedAttributeForm({ attribute }: { attribute: AttributeFacts }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  // Navigates only once the form's guard knows that no unsaved changes are lost.
  useEffect(() => {
    if (isLeaving) void navigate('/attributes');
  }, [isLeaving, navigate]);
  const form = useSavedAttribute(attribute);
  const deleting = useAttributeDeleting();
  const [isConfirming, setConfirming] = useState(false);
  function remove(): void {
    setConfirming(false);
    deleting.run({
      variables: { input: { id: attribute.id } },
      onDone: () => {
        showToast({ kind: 'success', text: t.attributeDeleted });
        setLeaving(true);
      },
    });
  }
  return (
    <>
      <AttributeFields
        form={form}
        isLeaving={isLeaving}
        actions={
          <Button kind="secondary" onClick={() => setConfirming(true)} disabled={deleting.isBusy}>
            {t.deleteLabel}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.deleteAttribute({ attribute: attribute.name })}
        confirmLabel={t.deleteLabel}
        cancelLabel={t.keepAttribute}
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.attributesInUseCantBeDeleted}</p>
      </ConfirmDialog>
    </>
  );
}

interface AttributeFieldsProps {
  form: AdminFormState<AttributeValues>;
  /** Whether unsaved changes may be discarded, so that the guard doesn't ask. */
  isLeaving?: boolean;
  actions?: ReactNode;
}

function AttributeFields({ form, isLeaving = false, actions }: AttributeFieldsProps) {
  const { values } = form;
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && !isLeaving} />
      <RecordForm form={form} submitLabel={t.save} actions={actions}>
        <div className={styles.pair}>
          <FormText form={form} name="name" />
          <FormSelect form={form} name="kind" options={optionsOf(kinds, attributeKindLabels)} />
          {values.kind === 'NUMBER' && <FormText form={form} name="unit" hint={t.suchAsCm} />}
          {!hasTerms(values) && <FormSelect form={form} name="direction" options={optionsOf(directions, directionLabels)} />}
          <FormText form={form} name="heading" />
        </div>
        <FormFlag form={form} name="isFacet" />
        {hasTerms(values) && <AttributeTerms form={form} />}
      </RecordForm>
    </>
  );
}
