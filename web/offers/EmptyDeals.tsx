import { ResultCount } from '../catalog/ResultCount.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import styles from './EmptyDeals.module.css';
import { allDeals, dealOrders, dealsHref, isNarrowed, type DealsUrl } from './dealsUrl.ts';

/** A list without deals, with ways to a fuller one. */
export function EmptyDeals({ url }: { url: DealsUrl }) {
  const hasFilters = isNarrowed(url);
  const hint = hasFilters
    ? 'Nothing is on offer here at the moment. Look at all deals, or come back: new ones come every day.'
    : url.order.value === 'ending'
      ? 'None of the deals has an end at the moment.'
      : 'There are no deals at the moment. Come back: new ones come every day.';
  return (
    <div className={styles.empty}>
      <div className={styles.title}>
        <ResultCount text="No results found" order={null} />
      </div>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.buttons}>
        {(hasFilters || url.order !== dealOrders[0]) && (
          <ButtonLink to={dealsHref({ ...allDeals(url), order: dealOrders[0] })}>All deals</ButtonLink>
        )}
        <ButtonLink to="/shop/" kind="secondary">
          Go to the shop
        </ButtonLink>
      </p>
    </div>
  );
}
