import { useEffect, useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import type { Failure } from '../mutation/failure.ts';
import { FoundNews } from './FoundNews.tsx';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  isDirty: boolean;
  /** Nothing of it is saved yet. */
  isNew?: boolean;
  isBusy: boolean;
  failure: Pick<Failure, 'message' | 'fields'> | null;
  /** What a dry run has found (useDryRun.ts). */
  found?: Failure | null;
  label: string;
  /** What the fields are called; without it, those at fault are not named. */
  labelOf?: (name: string) => string;
  /** Instead of "Everything is saved." */
  savedWords?: string;
  /** Without it the button sends the `form` that the bar stands in. */
  onSave?: () => void;
  onDiscard?: () => void;
}

function failureWords({ failure, labelOf }: Pick<SaveBarProps, 'failure' | 'labelOf'>): string | null {
  if (!failure) return null;
  const names = Object.keys(failure.fields);
  if (names.length === 0) return failure.message;
  return labelOf ? `Look at: ${[...new Set(names.map(labelOf))].join(', ')}.` : 'It is not saved: look at the fields in red.';
}

/** Stays in sight below a long form. When it was not saved, the first field at fault gets the focus. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isNew = false, isBusy, failure, found, label, savedWords = 'Everything is saved.', onSave, onDiscard } = props;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    const around = bar.current?.closest('form') ?? bar.current?.parentElement;
    around?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const state = isNew ? 'It is not saved yet.' : isDirty ? 'There are changes that are not saved.' : savedWords;
  return (
    <div ref={bar} className={styles.bar}>
      <p role="alert" className={styles.failure}>
        {failureWords(props)}
      </p>
      {!failure && <p>{state}</p>}
      <FoundNews found={failure ? null : (found ?? null)} />
      {onDiscard && isDirty && (
        <Button kind="secondary" onClick={onDiscard} disabled={isBusy}>
          Discard
        </Button>
      )}
      <Button type={onSave ? 'button' : 'submit'} onClick={onSave} disabled={isBusy || !isDirty}>
        {label}
      </Button>
    </div>
  );
}
