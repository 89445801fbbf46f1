import { NavLink } from 'react-router';
import styles from './Tabs.module.css';

export interface Tab {
  /** Below /admin/, with a leading slash. */
  path: string;
  title: string;
}

/** Links between the screens of one record. Each has its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ path, title }) => (
        <NavLink key={path} to={path} end className={styles.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
