import { useRef } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { copyText } from '../../web/kit/copyText.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import styles from './RecoveryCodes.module.css';
import * as t from './__generated__/messages.ts';

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
    showToast(isCopied ? { kind: 'success', text: t.copied } : { kind: 'danger', text: t.couldntCopyCodes });
  }

  return (
    <div className={styles.codes}>
      <p>{t.storeTheseRecoveryCodes({ strong: (text) => <strong>{text}</strong> })}</p>
      <ul ref={list} role="list" aria-label={t.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.codeButtons}>
        <Button kind="secondary" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="souk-recovery-codes.txt"
        >
          {t.download}
        </a>
      </div>
      <Button isWide onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  );
}
