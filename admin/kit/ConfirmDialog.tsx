import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { Dialog } from '../../web/kit/overlay/Dialog.tsx';
import styles from './ConfirmDialog.module.css';
import * as t from './__generated__/messages.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** The consequences of confirming. */
  children?: ReactNode;
  /** Label of the confirming button, a verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that can't be undone, or that remove something. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** Whether confirming is not possible yet. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The focus is on Cancel, so that Enter does no harm. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = t.cancel,
  isDanger = false,
  isBusy = false,
  isBlocked = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} labelledBy={id} initialFocus={cancel} closesOnBackdrop={false} className={styles.dialog}>
      <h2 id={id}>{title}</h2>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      <div className={styles.buttons}>
        <Button ref={cancel} kind="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <span className={isDanger ? styles.danger : undefined}>
          <Button onClick={onConfirm} disabled={isBusy || isBlocked}>
            {confirmLabel}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
