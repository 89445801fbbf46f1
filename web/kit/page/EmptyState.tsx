import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  icon?: IconName;
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** Whether the title is the page's heading. */
  isPage?: boolean;
  /** What to do about it. */
  children?: ReactNode;
  /** Links and buttons, the main one first. */
  actions: ReactNode;
}

/** Takes the place of content that isn't there: why, and where to go next. */
export function EmptyState({ icon, title, isPage = false, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={36} />
        </span>
      )}
      {isPage ? <h1 tabIndex={-1}>{title}</h1> : <div className={styles.title}>{title}</div>}
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
