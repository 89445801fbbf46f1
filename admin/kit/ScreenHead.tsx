import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './ScreenHead.module.css';
import { usePageTitle } from './usePageTitle.ts';

export interface ScreenHeadProps {
  title: string;
  /** One sentence on the purpose of the screen. */
  description?: ReactNode;
  /** The list that the screen belongs to. */
  back?: { path: string; title: string };
  /** For example a StatusBadge. */
  badge?: ReactNode;
  /** Buttons, the most important last. */
  actions?: ReactNode;
}

/** The head of every screen: its heading, which is also the page's title, and its actions. */
export function ScreenHead({ title, description, back, badge, actions }: ScreenHeadProps) {
  usePageTitle(title);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back && (
          <Link className={styles.back} to={back.path}>
            <AdminIcon name="chevronLeft" size={16} /> {back.title}
          </Link>
        )}
        <div className={styles.line}>
          <h1 tabIndex={-1}>{title}</h1>
          {badge}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
