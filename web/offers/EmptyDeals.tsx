import { ButtonLink } from '../kit/Button.tsx';
import styles from './EmptyDeals.module.css';
import { dealsPath, isNarrowed, type DealsUrl } from './dealsUrl.ts';

/** A list without deals, with ways to a fuller one. */
export function EmptyDeals({ url }: { url: DealsUrl }) {
  // What does not end is not among those that end soon.
  const isPart = isNarrowed(url) || url.order.value === 'ending';
  return (
    <div className={styles.empty}>
      <p>{isPart ? 'No deals here at the moment.' : 'There are no deals at the moment.'} New deals are added every day.</p>
      <ButtonLink to={isPart ? dealsPath : '/shop/'}>{isPart ? 'All deals' : 'Go to the shop'}</ButtonLink>
    </div>
  );
}
