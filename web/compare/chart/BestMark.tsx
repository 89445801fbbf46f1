import { Icon } from '../../kit/Icon.tsx';
import styles from './BestMark.module.css';

/** A visual mark for the best value of a row. */
export function BestMark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={14} />
    </span>
  );
}
