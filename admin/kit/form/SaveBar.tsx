import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  failure: Pick<Failure, 'message' | 'fields'> | null;
  label: string;
  onSave: () => void;
  onDiscard?: () => void;
}

/** Stays in sight below a long form: says whether anything is unsaved, and what is wrong. */
export function SaveBar({ isDirty, isBusy, failure, label, onSave, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="alert">{failure?.message}</p>
      {!failure && <p>{isDirty ? 'There are changes that are not saved.' : 'Everything is saved.'}</p>}
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
