import { useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './integrations.module.css';

interface NewKeyProps {
  noun?: 'Key' | 'Secret';
  /** Name of what it belongs to. */
  name: string;
  token: string;
  onDone: () => void;
}

/** A key or secret right after it was created or rotated. */
export function NewKey({ noun = 'Key', name, token, onDone }: NewKeyProps) {
  const word = noun.toLowerCase();
  const code = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(token, code.current);
    showToast(
      isCopied ? { kind: 'success', text: `${noun} copied.` } : { kind: 'danger', text: `Couldn’t copy. Select the ${word} and copy it.` },
    );
  }

  return (
    <Panel title={`${noun} for ${name}`} description={`Copy the ${word} now and store it safely. It won’t be shown again.`}>
      <p role="status" className={styles.token}>
        <code ref={code}>{token}</code>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{`Copy ${word}`}</Button>
        <Button kind="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </Panel>
  );
}
