import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Its heading, by which it is also named. */
  title?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Without room inside, for tables. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A part of a screen on a sheet of its own. */
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
