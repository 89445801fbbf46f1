import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

export interface GuardedDialogProps {
  /** It has to go: nothing was entered, or what was entered may be lost. */
  onClose: () => void;
  /** Id of the element that names it. */
  labelledBy: string;
  className?: string;
  /** Pixels. */
  maxWidth?: number;
  /** Whether something would be lost; otherwise anything that was entered would. */
  isDirty?: boolean;
  children: ReactNode;
}

/**
 * A dialog with a form. Escape asks before what somebody has entered is lost; a click beside it does nothing. Its own button to cancel calls
 * onClose and is not asked about: whoever presses it means it.
 */
export function GuardedDialog({ onClose, labelledBy, className, maxWidth, children, ...props }: GuardedDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const isDirty = props.isDirty ?? isTyped;
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      labelledBy={labelledBy}
      closesOnBackdrop={false}
      {...(className !== undefined && { className })}
      {...(maxWidth !== undefined && { maxWidth })}
    >
      <div onInput={() => setTyped(true)}>{children}</div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>Anything you’ve entered here will be lost.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
