import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  isDirty: boolean;
  /** Nothing of it is saved yet. */
  isNew?: boolean;
  isBusy: boolean;
  failure: Pick<Failure, 'message' | 'fields'> | null;
  label: string;
  onSave: () => void;
  onDiscard?: () => void;
}

/** Stays in sight below a long form. */
export function SaveBar({ isDirty, isNew = false, isBusy, failure, label, onSave, onDiscard }: SaveBarProps) {
  const isOfFields = Object.keys(failure?.fields ?? {}).length > 0;
  const state = isNew ? 'It is not saved yet.' : isDirty ? 'There are changes that are not saved.' : 'Everything is saved.';
  return (
    <div className={styles.bar}>
      <p role="alert" className={styles.failure}>
        {failure && (isOfFields ? 'It is not saved: look at the fields in red.' : failure.message)}
      </p>
      {!failure && <p>{state}</p>}
      {onDiscard && isDirty && (
        <Button kind="secondary" onClick={onDiscard} disabled={isBusy}>
          Discard
        </Button>
      )}
      <Button onClick={onSave} disabled={isBusy || !isDirty}>
        {label}
      </Button>
    </div>
  );
}
