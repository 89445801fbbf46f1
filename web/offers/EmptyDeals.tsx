import { ButtonLink } from '../kit/Button.tsx';
import styles from './EmptyDeals.module.css';
import { dealsPath, isNarrowed, type DealsUrl } from './dealsUrl.ts';
import * as t from './__generated__/messages.ts';

/** The empty state of a deals list, with links to larger lists. */
export function EmptyDeals({ url }: { url: DealsUrl }) {
  // "Ending soon" omits deals that have no end.
  const isPart = isNarrowed(url) || url.order.value === 'ending';
  return (
    <div className={styles.empty}>
      <p>{isPart ? t.noDealsHereAtMoment : t.noDealsAtMoment}</p>
      <ButtonLink to={isPart ? dealsPath : '/shop/'}>{isPart ? t.allDeals : t.goToTheShop}</ButtonLink>
    </div>
  );
}
