import { ConflictDialog } from './ConflictDialog.tsx';
import { differingFields, type Draft } from './useDraft.ts';

export interface ChangedDialogProps<Values extends object> {
  draft: Draft<Values>;
  /** What the fields are called. */
  labels: Readonly<Record<keyof Values, string>>;
  /** A field's value in words; otherwise texts as they are, and boxes as yes and no. */
  told?: (name: keyof Values, values: Values) => string;
  /** What was saved, such as "this product". */
  what?: string;
  isBusy: boolean;
  /** Saves what was changed here over what they have saved. */
  onSaveOver: () => void;
}

function plainly<Values extends object>(name: keyof Values, values: Values): string {
  const value: unknown = values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** Somebody else has saved the record of a useDraft() meanwhile. */
export function ChangedDialog<Values extends object>(props: ChangedDialogProps<Values>) {
  const { draft, labels, told = plainly, what, isBusy, onSaveOver } = props;
  const { theirs, base, values } = draft;
  if (!theirs) return null;
  const changes = differingFields(base.values, theirs.values).map((name) => {
    const [before, mine] = [told(name, base.values), told(name, values)];
    return { label: labels[name], before, theirs: told(name, theirs.values), mine: mine === before ? null : mine };
  });
  return (
    <ConflictDialog
      editedBy={theirs.editedBy ?? null}
      what={what}
      changes={changes}
      isBusy={isBusy}
      onClose={() => draft.meet(null)}
      onTakeTheirs={() => draft.start(theirs)}
      onSaveOver={onSaveOver}
    />
  );
}
