import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AdminForm } from './AdminForm.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { AdminFormState } from './useAdminForm.ts';

export interface RecordFormProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  submitLabel: string;
  /** Beside the button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A short form of useAdminForm() with its button and the conflict dialog. */
export function RecordForm<Values extends FieldValues>({ form, ...rest }: RecordFormProps<Values>) {
  return (
    <>
      <AdminForm {...rest} onSubmit={form.save} failure={form.failure} found={form.found} isBusy={form.isBusy} />
      <ConflictDialog form={form} />
    </>
  );
}
