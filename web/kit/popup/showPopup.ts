import { openDialog } from '../overlay/openDialog.ts';

/** Shows a popup as a dialog, even if the browser already shows it as a popover. */
export function showPopup(popup: HTMLDialogElement, onClose: () => void): void {
  if (popup.matches(':popover-open')) popup.hidePopover();
  const close = openDialog(popup, {
    kind: 'modal',
    closesOnBackdrop: true,
    onClose() {
      close();
      onClose();
    },
  });
}
