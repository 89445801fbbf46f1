import { Link } from '../Link.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Select.module.css';

/** Clears the selection: a link if that leads to another page. */
export function ClearControl({ label, href, onClear }: { label: string; href: string | undefined; onClear: () => void }) {
  const icon = <Icon name="close" size={16} />;
  return href === undefined ? (
    <button type="button" className={styles.clear} aria-label={label} onClick={onClear}>
      {icon}
    </button>
  ) : (
    <Link to={href} className={styles.clear} aria-label={label}>
      {icon}
    </Link>
  );
}
