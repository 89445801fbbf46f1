import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PageHead } from '../../kit/PageHead.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './account.module.css';
import { AccountFormsContext, useAccountForms } from './accountForms.ts';
import { AccountNav } from './AccountNav.tsx';
import type { FormAnswer } from './formAnswer.ts';
import { useOwnChange } from './useOwnChange.ts';

export interface AccountPageProps {
  title: string;
  /** Below the heading: the purpose of the page. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every part of the account page: navigation, and the outcome of a form. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const content = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  const forms = useAccountForms();
  useOwnChange();
  const { answer } = forms;
  // Focuses the first invalid field, or the message, since the button that was pressed may be gone.
  useEffect(() => {
    if (!answer) return;
    const field = answer.isDone ? null : content.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? notice.current)?.focus();
  }, [answer]);
  return (
    <AccountFormsContext value={forms}>
      <PageHead title={title} isHidden />
      <div className={styles.page}>
        <AccountNav />
        <div ref={content} className={styles.content}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
          <Notice answer={answer} box={notice} />
          {children}
        </div>
      </div>
    </AccountFormsContext>
  );
}

function Notice({ answer, box }: { answer: FormAnswer | null; box: RefObject<HTMLDivElement | null> }) {
  const isDone = answer?.isDone ?? false;
  const message = answer?.message;
  return (
    <div ref={box} className={styles.noticePlace} tabIndex={-1} role={isDone || !message ? 'status' : 'alert'}>
      {message && (
        <p className={styles.notice} data-done={isDone}>
          {isDone && <Icon name="check" size={18} />}
          {message}
        </p>
      )}
    </div>
  );
}
