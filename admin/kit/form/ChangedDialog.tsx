import { useId, useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './ChangedDialog.module.css';
import { differingFields, type Draft } from './useDraft.ts';

export interface ChangedDialogProps<Values extends object> {
  draft: Draft<Values>;
  /** What the fields are called. */
  labels: Readonly<Record<keyof Values, string>>;
  /** A field's value in words. */
  told: (name: keyof Values, values: Values) => string;
  isBusy: boolean;
  /** Saves what was changed here over what they have saved. */
  onSaveOver: () => void;
}

/** Somebody else has saved the record meanwhile: what they have changed, beside what stands here. Nothing is lost without a word. */
export function ChangedDialog<Values extends object>({ draft, labels, told, isBusy, onSaveOver }: ChangedDialogProps<Values>) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  const { theirs, base, values } = draft;
  if (!theirs) return null;
  const close = () => draft.meet(null);
  const said = (name: keyof Values, of: Values) => told(name, of) || '–';
  const changed = differingFields(base.values, theirs.values);
  return (
    <Dialog isOpen onClose={close} labelledBy={id} initialFocus={back} closesOnBackdrop={false} maxWidth={720}>
      <div className={styles.dialog}>
        <h2 id={id}>Changed by somebody else</h2>
        <p>{changed.length === 0 ? 'It was saved since you opened it, with nothing different.' : 'It was saved since you opened it:'}</p>
        {changed.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          <div className={styles.changes} role="region" aria-label="What is different" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Before</th>
                  <th scope="col">Theirs</th>
                  <th scope="col">Yours</th>
                </tr>
              </thead>
              <tbody>
                {changed.map((name) => (
                  <tr key={String(name)}>
                    <th scope="row">{labels[name]}</th>
                    <td>{said(name, base.values)}</td>
                    <td>{said(name, theirs.values)}</td>
                    <td>{said(name, values) === said(name, base.values) ? 'not changed: theirs stays' : said(name, values)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div className={styles.buttons}>
          <Button ref={back} kind="secondary" onClick={close}>
            Back to the form
          </Button>
          <Button kind="secondary" onClick={() => draft.start(theirs)}>
            Give up mine
          </Button>
          <Button onClick={onSaveOver} disabled={isBusy}>
            Save mine over it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
