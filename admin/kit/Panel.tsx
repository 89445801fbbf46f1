import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** The heading, which also labels the panel. */
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Without padding, for tables. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A panel: a section of a screen with a heading and actions. */
export function Panel({ title, description, actions, isFlush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : id} data-flush={isFlush || undefined}>
      {title !== undefined && (
        <header className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
