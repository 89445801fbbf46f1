import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import styles from './accountFrame.module.css';

export interface AccountFrameProps {
  title: string;
  icon: IconName;
  /** Content between the heading and the form. */
  intro?: ReactNode;
  children?: ReactNode;
  /** Alternative links below the form. */
  ways?: ReactNode;
  /** Content beside the card in wide windows. */
  aside?: ReactNode;
}

/** Layout of the sign-in pages: one task at a time. */
export function AccountFrame({ title, icon, intro, children, ways, aside }: AccountFrameProps) {
  return (
    <div className={styles.page} data-wide={aside !== undefined}>
      <PageHead title={title} isHidden />
      {/* The URL may contain the secret of an email's link, which other sites must not learn from the referrer. */}
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
