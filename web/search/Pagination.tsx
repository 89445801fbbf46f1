import { Link } from '../kit/Link.tsx';
import { Icon } from '../kit/Icon.tsx';
import { listingHref, type ListingUrl } from './listingUrl.ts';
import styles from './Pagination.module.css';
import { pageNumbers } from './paging.ts';
import * as t from './__generated__/messages.ts';

/** Links to the other pages of the list. */
export function Pagination({ url, count }: { url: ListingUrl; count: number }) {
  if (count <= 1) return null;
  const { page } = url;
  const to = (target: number) => listingHref({ ...url, page: target });
  return (
    <nav aria-label={t.pagination} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.step}>
          <Icon name="chevronLeft" />
          <span>{t.previous}</span>
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {pageNumbers(page, count).map((number, index, all) =>
          number === null ? (
            <li key={`gap after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link to={to(number)} aria-current={number === page ? 'page' : undefined} aria-label={t.pageNumber({ number })}>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <Link to={to(page + 1)} rel="next" className={styles.step}>
          <span>{t.next}</span>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
