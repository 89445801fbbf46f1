import { useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import styles from './RecoveryCodes.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** Recovery codes that allow signing in without the authenticator app. Shown only once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);

  async function copy(): Promise<void> {
    const isCopied = await copyText(text, list.current);
    showToast(isCopied ? { kind: 'success', text: 'Copied.' } : { kind: 'danger', text: 'Couldn’t copy. Write the codes down instead.' });
  }

  return (
    <div className={styles.codes}>
      <p>
        Store these recovery codes somewhere you can reach without your phone. Each code works once.{' '}
        <strong>They won’t be shown again.</strong>
      </p>
      <ul ref={list} role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.codeButtons}>
        <Button kind="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="souk-recovery-codes.txt"
        >
          Download
        </a>
      </div>
      <Button isWide onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  );
}
