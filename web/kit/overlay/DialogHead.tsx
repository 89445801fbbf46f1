import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './DialogHead.module.css';
import * as t from '../__generated__/messages.ts';

export interface DialogHeadProps {
  /** Id of the heading, for the dialog's `labelledBy`. */
  id: string;
  title: ReactNode;
  onClose?: () => void;
  /** Id of the dialog, if it may be a popover that closes without script. */
  popup?: string;
}

/** The header of a dialog: title and close button. Stays visible while the content scrolls. */
export function DialogHead({ id, title, onClose, popup }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        popoverTarget={popup}
        popoverTargetAction={popup === undefined ? undefined : 'hide'}
        onClick={onClose ?? (({ currentTarget }) => currentTarget.closest('dialog')?.close())}
        aria-label={t.close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
