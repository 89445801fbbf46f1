import styles from './CountedIcon.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface CountedIconProps {
  icon: IconName;
  label: string;
  /** How many things stand behind it; for none there is no badge. */
  count?: number;
  /** Where no number says it, such as "signed in": a dot. */
  mark?: string | null;
}

/** What a link of the header's shows: picture, word, and a badge whose coming and going moves nothing. */
export function CountedIcon({ icon, label, count = 0, mark = null }: CountedIconProps) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="visually-hidden">{count === 1 ? ', 1 item' : `, ${count} items`}</span>
        </>
      )}
      {mark !== null && (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span className="visually-hidden">, {mark}</span>
        </>
      )}
    </>
  );
}

/** The class of the link around it. */
export const countedLinkClass = styles.link;
