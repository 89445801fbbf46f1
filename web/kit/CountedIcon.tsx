import styles from './CountedIcon.module.css';
import { Icon, type IconName } from './Icon.tsx';
import * as t from './__generated__/messages.ts';

export interface CountedIconProps {
  icon: IconName;
  label: string;
  /** Whether wide windows show something else above the label. */
  isLabelReplaced?: boolean;
  /** Number of items; no badge for zero. */
  count?: number;
  /** A state without a number, such as "signed in": shown as a dot. */
  mark?: string | null;
}

/** Content of a header link: icon, label, and a badge that causes no layout shift. */
export function CountedIcon({ icon, label, isLabelReplaced, count = 0, mark = null }: CountedIconProps) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span className={styles.label} data-replaced={isLabelReplaced}>
        {label}
      </span>
      {count > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="visually-hidden">{t.itemCount({ count })}</span>
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

/** Class of the surrounding link. */
export const countedLinkClass = styles.link;
