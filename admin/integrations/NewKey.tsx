import { useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './integrations.module.css';
import * as t from './__generated__/messages.ts';

interface NewKeyProps {
  noun?: 'Key' | 'Secret';
  /** Name of what it belongs to. */
  name: string;
  token: string;
  onDone: () => void;
}

const texts = {
  Key: { title: t.keyFor, hint: t.storeKeySafely, copy: t.copyKey, copied: t.keyCopied, failed: t.couldntCopyKey },
  Secret: { title: t.secretFor, hint: t.storeSecretSafely, copy: t.copySecret, copied: t.secretCopied, failed: t.couldntCopySecret },
} as const;

/** A key or secret right after it was created or rotated. */
export function NewKey({ noun = 'Key', name, token, onDone }: NewKeyProps) {
  const words = texts[noun];
  const code = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(token, code.current);
    showToast(isCopied ? { kind: 'success', text: words.copied } : { kind: 'danger', text: words.failed });
  }

  return (
    <Panel title={words.title({ name })} description={words.hint}>
      <p role="status" className={styles.token}>
        <code ref={code}>{token}</code>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button kind="secondary" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </Panel>
  );
}
