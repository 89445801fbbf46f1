import { Link } from '../../kit/Link.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from './QuickViewBody.module.css';
import * as t from '../__generated__/messages.ts';

/**
 * Placeholder of a product that is loading, with the same layout, and with a link to the product's page for shoppers who do not want to
 * wait.
 */
export function QuickViewSkeleton({ slug }: { slug: string }) {
  return (
    <div className={styles.body}>
      <Skeleton shape="square" />
      <div className={styles.outline}>
        <p className={styles.loading} role="status">
          {progressTexts.loading}
        </p>
        <Skeleton width="short" />
        <Skeleton shape="title" />
        <Skeleton width="half" />
        <Skeleton shape="title" width="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Link to={`/product/${slug}/`}>{t.viewProductPage}</Link>
      </div>
    </div>
  );
}
