import { Icon } from '../../kit/Icon.tsx';
import styles from './BestMark.module.css';

/** Marks the best value of a row, for the eye. */
export function BestMark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={14} />
    </span>
  );
}
