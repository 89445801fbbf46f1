import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import styles from './accountFrame.module.css';

export interface AccountFrameProps {
  title: string;
  icon: IconName;
  /** What stands between the heading and the form. */
  intro?: ReactNode;
  children?: ReactNode;
  /** Other ways on, below the form. */
  ways?: ReactNode;
  /** What stands beside all of it in wide windows. */
  aside?: ReactNode;
}

/** The look of the pages about getting into an account: one thing to do at a time. */
export function AccountFrame({ title, icon, intro, children, ways, aside }: AccountFrameProps) {
  return (
    <div className={styles.page} data-wide={aside !== undefined}>
      <PageHead title={title} isHidden />
      {/* The address may hold the secret of a mail's link: other sites must not learn it from a link that is followed from here. */}
      <meta name="referrer" content="same-origin" />
      <section className={styles.card}>
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children}
        {ways && <div className={styles.ways}>{ways}</div>}
      </section>
      {aside}
    </div>
  );
}
