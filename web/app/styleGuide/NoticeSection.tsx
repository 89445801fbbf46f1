import { useRef, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { scrollToNotice } from '../../kit/scroll/notices.ts';
import styles from './StyleGuidePage.module.css';

/** Notices, and scrolling to a notice. */
export function NoticeSection() {
  const notice = useRef<HTMLParagraphElement>(null);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide notice' : 'Show notice'}
        </Button>
        <Button kind="secondary" disabled={!isShown} onClick={() => notice.current && void scrollToNotice(notice.current)}>
          Scroll to notice
        </Button>
      </div>
      {isShown && (
        <p ref={notice} className={styles.notice} role="alert">
          Something you should know.
        </p>
      )}
    </>
  );
}
