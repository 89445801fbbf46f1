import { Skeleton } from '../../web/kit/Skeleton.tsx';
import { progressTexts } from '../../web/kit/progressTexts.ts';
import styles from './Layout.module.css';

/** Placeholder of the first screen. */
export function LoadingScreen() {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        {progressTexts.loading}
      </p>
      <Skeleton shape="title" width="short" />
      <Skeleton shape="control" />
      {Array.from({ length: 8 }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
