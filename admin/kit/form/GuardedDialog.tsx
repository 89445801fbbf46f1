import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import * as t from '../__generated__/messages.ts';

export interface GuardedDialogProps {
  /** Called to close the dialog: nothing was entered, or the input may be discarded. */
  onClose: () => void;
  /** Id of the element that labels the dialog. */
  labelledBy: string;
  className?: string;
  /** In pixels. */
  maxWidth?: number;
  /** Whether something would be lost; if missing, any input counts. */
  isDirty?: boolean;
  children: ReactNode;
}

/**
 * A dialog with a form. Escape asks before input is discarded; a click on the backdrop does nothing. The form's own cancel button calls
 * onClose without a question.
 */
export function GuardedDialog({ onClose, labelledBy, className, maxWidth, children, ...props }: GuardedDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const isDirty = props.isDirty ?? isTyped;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={() => (isDirty ? setConfirming(true) : onClose())}
      labelledBy={labelledBy}
      closesOnBackdrop={false}
      {...(className !== undefined && { className })}
      {...(maxWidth !== undefined && { maxWidth })}
    >
      <div onInput={() => setTyped(true)}>{children}</div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t.closeWithoutSaving}
        confirmLabel={t.close}
        cancelLabel={t.keepEditing}
        isDanger
        onConfirm={onClose}
        onCancel={() => setConfirming(false)}
      >
        <p>{t.enteredTextWillBeLost}</p>
      </ConfirmDialog>
    </Dialog>
  );
}
