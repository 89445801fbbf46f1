import { Button } from '../../web/kit/Button.tsx';
import styles from './catalog.module.css';
import { labels, type ValueName } from './valueRules.ts';

export interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  /** What is wrong, in fields and elsewhere. */
  failure: { message: string; fields: Readonly<Record<string, string>> } | null;
  label: string;
  onSave: () => void;
  onDiscard?: () => void;
}

/** Stays in sight below a long form. */
export function SaveBar({ isDirty, isBusy, failure, label, onSave, onDiscard }: SaveBarProps) {
  const fields = Object.keys(failure?.fields ?? {}).map((name) => labels[name as ValueName] ?? name);
  return (
    <div className={styles.saveBar}>
      <p role="alert">{failure && (fields.length > 0 ? `Look at: ${fields.join(', ')}.` : failure.message)}</p>
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
