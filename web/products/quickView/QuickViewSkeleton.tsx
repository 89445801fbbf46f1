import { Link } from 'react-router';
import { progressWords } from '../../kit/progressWords.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './QuickViewBody.module.css';

/** The outline of a product that is on its way: what comes stands where this stood. Who does not want to wait has its page. */
export function QuickViewSkeleton({ slug }: { slug: string }) {
  return (
    <div className={styles.body}>
      <Skeleton shape="square" />
      <div className={styles.outline}>
        <p className={styles.loading} role="status">
          {progressWords.loading}
        </p>
        <Skeleton width="short" />
        <Skeleton shape="title" />
        <Skeleton width="half" />
        <Skeleton shape="title" width="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Link to={`/product/${slug}/`}>View product page</Link>
      </div>
    </div>
  );
}
