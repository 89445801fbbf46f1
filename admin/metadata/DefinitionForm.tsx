import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { formatNumber } from '../kit/formats.ts';
import { FactList } from '../kit/FactList.tsx';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import styles from '../kit/form/layout.module.css';
import type { DefinitionFacts } from './DefinitionScreen.tsx';
import { labelIn, optionsOf, ownerLabels, typeLabels } from './labels.ts';
import {
  hasBounds,
  hasLength,
  isOfCart,
  useDefinitionDeleting,
  useNewDefinition,
  useSavedDefinition,
  type DefinitionValues,
} from './useDefinitionForm.ts';

/** Form for a new definition. */
export function NewDefinitionForm() {
  const form = useNewDefinition();
  return (
    <DefinitionFields form={form}>
      <div className={styles.pair}>
        <FormSelect form={form} name="ownerType" options={optionsOf(ownerLabels)} />
        <FormSelect form={form} name="type" options={optionsOf(typeLabels)} />
      </div>
      <div className={styles.pair}>
        <FormText form={form} name="namespace" required maxLength={50} hint="Who uses the field, such as erp. Can’t be changed later." />
        <FormText form={form} name="key" required maxLength={50} hint="Such as shelf_location. Can’t be changed later." />
      </div>
    </DefinitionFields>
  );
}

/** Form for an existing definition. */
export function SavedDefinitionForm({ definition }: { definition: DefinitionFacts }) {
  const { id, name, ownerType, type, namespace, key, valueCount } = definition;
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  // Navigates only once the form's guard knows that no unsaved changes are lost.
  useEffect(() => {
    if (isLeaving) void navigate('/custom-fields');
  }, [isLeaving, navigate]);
  const form = useSavedDefinition(definition);
  const deleting = useDefinitionDeleting();
  const [isConfirming, setConfirming] = useState(false);
  function remove(): void {
    setConfirming(false);
    deleting.run({
      variables: { input: { id, deletesValues: true } },
      onDone: () => {
        showToast({ kind: 'success', text: 'Custom field deleted.' });
        setLeaving(true);
      },
    });
  }
  const count = formatNumber(valueCount);
  return (
    <>
      <DefinitionFields
        form={form}
        isLeaving={isLeaving}
        actions={
          <Button kind="secondary" onClick={() => setConfirming(true)} disabled={deleting.isBusy}>
            Delete
          </Button>
        }
      >
        <FactList
          facts={[
            ['Records', labelIn(ownerLabels, ownerType)],
            ['Values', labelIn(typeLabels, type)],
            ['Key', <code key="key">{`${namespace}.${key}`}</code>],
            ['In use', valueCount === 1 ? '1 record' : `${count} records`],
          ]}
        />
      </DefinitionFields>
      <ConfirmDialog
        isOpen={isConfirming}
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep custom field"
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>
          {valueCount > 0 && `Its ${valueCount === 1 ? 'value is' : `${count} values are`} deleted too. `}
          This can’t be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface DefinitionFieldsProps {
  form: AdminFormState<DefinitionValues>;
  /** Whether unsaved changes may be discarded, so that the guard doesn't ask. */
  isLeaving?: boolean;
  actions?: ReactNode;
  /** What can't be changed later. */
  children: ReactNode;
}

function DefinitionFields({ form, isLeaving = false, actions, children }: DefinitionFieldsProps) {
  const { type, ownerType, isPublic } = form.values;
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && !isLeaving} />
      <RecordForm form={form} submitLabel="Save" actions={actions}>
        <div className={styles.fields}>
          <FormText form={form} name="name" required maxLength={100} />
          {children}
          <FormArea form={form} name="description" rows={2} maxLength={500} hint="What the field is for." />
          {type === 'CHOICE' && <FormArea form={form} name="choices" rows={5} required hint="One in each line." />}
          {hasLength(type) && (
            <FormText form={form} name="maxLength" inputMode="numeric" hint="Characters. Leave empty for no limit of your own." />
          )}
          {hasBounds(type) && (
            <div className={styles.pair}>
              <FormText form={form} name="minimum" type={type === 'DATE' ? 'date' : 'text'} />
              <FormText form={form} name="maximum" type={type === 'DATE' ? 'date' : 'text'} />
            </div>
          )}
          <FormFlag form={form} name="isPublic" hint="Otherwise only staff and API keys see the values." />
          {isOfCart(ownerType) && isPublic && <FormFlag form={form} name="isShopperWritable" hint="Such as a gift message." />}
        </div>
      </RecordForm>
    </>
  );
}
