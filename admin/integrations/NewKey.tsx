import { useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './integrations.module.css';

/** A key right after it was created or rotated. */
export function NewKey({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
  const code = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(token, code.current);
    showToast(isCopied ? { kind: 'success', text: 'Key copied.' } : { kind: 'danger', text: 'Couldn’t copy. Select the key and copy it.' });
  }

  return (
    <Panel title={`Key for ${name}`} description="Copy the key now and store it safely. It won’t be shown again.">
      <p role="status" className={styles.token}>
        <code ref={code}>{token}</code>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>Copy key</Button>
        <Button kind="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </Panel>
  );
}
