import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { FactList } from '../kit/FactList.tsx';
import { FormArea, FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import styles from '../kit/form/layout.module.css';
import type { DefinitionFacts } from './DefinitionScreen.tsx';
import { labelIn, optionsOf, ownerLabels, typeLabels } from './labels.ts';
import {
  canFilter,
  hasBounds,
  hasLength,
  isOfCart,
  useDefinitionDeleting,
  useNewDefinition,
  useSavedDefinition,
  type DefinitionValues,
} from './useDefinitionForm.ts';
import * as t from './__generated__/messages.ts';

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
        <FormText form={form} name="namespace" required maxLength={50} hint={t.namespaceHint} />
        <FormText form={form} name="key" required maxLength={50} hint={t.keyHint} />
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
        showToast({ kind: 'success', text: t.customFieldDeleted });
        setLeaving(true);
      },
    });
  }
  return (
    <>
      <DefinitionFields
        form={form}
        isLeaving={isLeaving}
        actions={
          <Button kind="secondary" onClick={() => setConfirming(true)} disabled={deleting.isBusy}>
            {t.deleteButton}
          </Button>
        }
      >
        <FactList
          facts={[
            [t.records, labelIn(ownerLabels, ownerType)],
            [t.values, labelIn(typeLabels, type)],
            [t.key, <code key="key">{`${namespace}.${key}`}</code>],
            [t.inUse, t.recordCount({ count: valueCount })],
          ]}
        />
      </DefinitionFields>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.deleteFieldQuestion({ name })}
        confirmLabel={t.deleteButton}
        cancelLabel={t.keepCustomField}
        isDanger
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      >
        <p>
          {valueCount > 0 && `${t.valuesDeletedToo({ count: valueCount })} `}
          {t.thisCantBeUndone}
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
      <RecordForm form={form} submitLabel={t.save} actions={actions}>
        <div className={styles.fields}>
          <FormText form={form} name="name" required maxLength={100} />
          {children}
          <FormArea form={form} name="description" rows={2} maxLength={500} hint={t.whatFieldIsFor} />
          {type === 'CHOICE' && <FormArea form={form} name="choices" rows={5} required hint={t.onePerLine} />}
          {hasLength(type) && <FormText form={form} name="maxLength" inputMode="numeric" hint={t.maximumLengthHint} />}
          {hasBounds(type) && (
            <div className={styles.pair}>
              <FormText form={form} name="minimum" type={type === 'DATE' ? 'date' : 'text'} />
              <FormText form={form} name="maximum" type={type === 'DATE' ? 'date' : 'text'} />
            </div>
          )}
          {canFilter(form.values) && <FormFlag form={form} name="isFilterable" hint={t.filterHint} />}
          <FormFlag form={form} name="isPublic" hint={t.visibilityHint} />
          {isOfCart(ownerType) && isPublic && <FormFlag form={form} name="isShopperWritable" hint={t.suchAsGiftMessage} />}
        </div>
      </RecordForm>
    </>
  );
}
