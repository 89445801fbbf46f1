import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import styles from './StyleGuidePage.module.css';

let toastCount = 0;

/** Both kinds of toasts, with and without an action. */
export function ToastSection() {
  const [undone, setUndone] = useState('');
  return (
    <div className={styles.row}>
      <Button onClick={() => showToast({ kind: 'success', text: `Toast ${(toastCount += 1)}` })}>Success</Button>
      <Button kind="secondary" onClick={() => showToast({ kind: 'danger', text: 'You are probably offline.' })}>
        Danger
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          showToast({
            kind: 'success',
            text: '“Linen throw, extra large, in the colour of wet sand” has been removed from your cart.',
            action: { label: 'Undo', run: () => setUndone('Undone') },
          })
        }
      >
        With an action
      </Button>
      <output>{undone}</output>
    </div>
  );
}
