import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { FormArea, FormText } from '../../kit/form/FormField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { UnsavedGuard } from '../../kit/form/UnsavedGuard.tsx';
import type { AdminFormState } from '../../kit/form/useAdminForm.ts';
import styles from '../catalog.module.css';
import type { ManufacturerFacts } from './ManufacturerScreen.tsx';
import { useManufacturerDeleting, useNewManufacturer, useSavedManufacturer, type ManufacturerValues } from './useManufacturerForm.ts';
import * as t from '../__generated__/messages.ts';

/** Form for a new manufacturer. */
export function NewManufacturerForm() {
  return <ManufacturerFields form={useNewManufacturer()} />;
}

/** Form for an existing manufacturer. */
export function SavedManufacturerForm({ manufacturer }: { manufacturer: ManufacturerFacts }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  // Navigates only once the form's guard knows that no unsaved changes are lost.
  useEffect(() => {
    if (isLeaving) void navigate('/manufacturers');
  }, [isLeaving, navigate]);
  const form = useSavedManufacturer(manufacturer);
  const deleting = useManufacturerDeleting();
  const [isConfirming, setConfirming] = useState(false);
  function remove(): void {
    setConfirming(false);
    deleting.run({
      variables: { input: { id: manufacturer.id } },
      onDone: () => {
        showToast({ kind: 'success', text: t.manufacturerDeleted });
        setLeaving(true);
      },
    });
  }
  return (
    <>
      <ManufacturerFields
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
        title={t.deleteManufacturer({ manufacturer: manufacturer.name })}
        confirmLabel={t.deleteLabel}
        cancelLabel={t.keepManufacturer}
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.usedManufacturersCantBeDeleted}</p>
      </ConfirmDialog>
    </>
  );
}

interface ManufacturerFieldsProps {
  form: AdminFormState<ManufacturerValues>;
  /** Whether unsaved changes may be discarded, so that the guard doesn't ask. */
  isLeaving?: boolean;
  actions?: ReactNode;
}

function ManufacturerFields({ form, isLeaving = false, actions }: ManufacturerFieldsProps) {
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && !isLeaving} />
      <RecordForm form={form} submitLabel={t.save} actions={actions}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <FormText form={form} name="name" required maxLength={200} />
            <FormText form={form} name="contact" hint={t.emailAddressOrUrlOfPage} />
          </div>
          <FormArea form={form} name="address" rows={3} hint={t.postalAddressWithCountry} />
          <p className={styles.note}>{t.manufacturerOutsideEuNeeds}</p>
          <div className={styles.pair}>
            <FormText form={form} name="responsibleName" maxLength={200} />
            <FormText form={form} name="responsibleContact" />
          </div>
          <FormArea form={form} name="responsibleAddress" rows={3} />
        </div>
      </RecordForm>
    </>
  );
}
