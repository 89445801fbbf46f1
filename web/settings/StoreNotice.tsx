import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { passFocusOn } from '../kit/passFocusOn.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import type { StoreNotice_query$key } from '../__generated__/StoreNotice_query.graphql.ts';
import { dismissalCookie, isDismissed, dismissal } from './dismissedNotice.ts';
import hideDismissed from './hideDismissed.js?url&no-inline';
import styles from './StoreNotice.module.css';
import * as t from './__generated__/messages.ts';

/** The store notice, on every page until it is dismissed (row 123). A changed text has a new id and is shown again. */
export function StoreNotice({ query }: { query: StoreNotice_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment StoreNotice_query on Query {
        shopSettings {
          storeNotice {
            noticeId
            text
          }
        }
      }
    `,
    query,
  );
  const notice = data?.shopSettings.storeNotice;
  return notice ? <Bar key={notice.noticeId} {...notice} /> : null;
}

function Bar({ noticeId, text }: { noticeId: string; text: string }) {
  const [isDone, setDone] = useState(false);
  const isHidden = useHydrated() && (isDone || isDismissed(document.cookie, noticeId));
  useEffect(() => {
    // Resets what the script below has set for an earlier notice.
    if (!isDismissed(document.cookie, noticeId)) delete document.documentElement.dataset.storeNotice;
  }, [noticeId]);
  if (isHidden) return null;

  function dismiss() {
    document.cookie = dismissalCookie(noticeId);
    setDone(true);
  }

  return (
    <>
      {/* Not a module and not deferred: it must run before the first paint. */}
      <script src={hideDismissed} data-dismissal={dismissal(noticeId)} />
      <aside ref={passFocusOn} className={styles.bar} aria-label={t.storeNotice}>
        <p>{text}</p>
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          {t.dismiss}
        </button>
      </aside>
    </>
  );
}
