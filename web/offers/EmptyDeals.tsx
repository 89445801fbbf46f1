import { ButtonLink } from '../kit/Button.tsx';
import styles from './EmptyDeals.module.css';
import { dealsPath, isNarrowed, type DealsUrl } from './dealsUrl.ts';

/** The empty state of a deals list, with links to larger lists. */
export function EmptyDeals({ url }: { url: DealsUrl }) {
  // "Ending soon" omits deals that have no end.
  const isPart = isNarrowed(url) || url.order.value === 'ending';
  return (
    <div className={styles.empty}>
      <p>{isPart ? 'No deals here at the moment.' : 'No deals at the moment.'} New deals are added every day.</p>
      <ButtonLink to={isPart ? dealsPath : '/shop/'}>{isPart ? 'All deals' : 'Go to the shop'}</ButtonLink>
    </div>
  );
}
