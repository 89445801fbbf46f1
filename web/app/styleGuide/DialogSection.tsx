import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { DialogHead } from '../../kit/overlay/DialogHead.tsx';
import { openModal, type ModalSource } from '../../kit/overlay/modals.ts';
import type { DialogKind } from '../../kit/overlay/openDialogs.ts';
import { Popup, PopupTrigger } from '../../kit/popup/Popup.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import styles from './StyleGuidePage.module.css';

const modals: [string, ModalSource][] = [
  ['From a page', { url: '/terms/' }],
  ['From an element', { element: 'style-guide-element' }],
  ['Given content', { content: <p>Content rendered by the shop, with its own data.</p> }],
  ['From a missing page', { url: '/no-such-page/' }],
];

const kinds: DialogKind[] = ['modal', 'drawer-start', 'drawer-end', 'fullscreen'];

/** Modals by their source, dialog kinds, and a popup by its name. */
export function DialogSection() {
  const [kind, setKind] = useState<DialogKind | null>(null);
  const [shownKind, setShownKind] = useState<DialogKind>('modal');
  const close = () => setKind(null);
  return (
    <>
      <div className={styles.row}>
        {modals.map(([name, source]) => (
          <Button key={name} kind="secondary" onClick={() => openModal(source, { title: name })}>
            {name}
          </Button>
        ))}
      </div>
      <div id="style-guide-element" hidden>
        <p>This paragraph is hidden in the page and shown in the modal.</p>
      </div>
      <div className={styles.row}>
        {kinds.map((name) => (
          <Button
            key={name}
            kind="secondary"
            onClick={() => {
              setShownKind(name);
              setKind(name);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <Dialog isOpen={kind !== null} onClose={close} kind={shownKind} labelledBy="style-guide-dialog">
        <DialogHead id="style-guide-dialog" title={`Dialog: ${shownKind}`} onClose={close} />
        <div className={styles.padded}>
          <p>The page behind the dialog is inert and doesn’t scroll.</p>
          <Button onClick={() => showToast({ kind: 'success', text: 'Toast above the dialog' })}>Show toast</Button>
        </div>
      </Dialog>
      <div className={styles.row}>
        <PopupTrigger name="sample">Open popup</PopupTrigger>
      </div>
      <Popup name="sample" title="A popup">
        <p>This popup is part of the page. Any trigger with its name opens it, with or without script.</p>
      </Popup>
    </>
  );
}
