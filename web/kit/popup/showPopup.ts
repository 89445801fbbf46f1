import { openDialog } from '../overlay/openDialog.ts';

/** Shows a popup as a dialog, whether or not the browser shows it as a popover already. */
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
