import { useEffect, useRef, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { DealsBar_query$key } from '../__generated__/DealsBar_query.graphql.ts';
import { buttonClass } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import type { NavigationState } from '../kit/page/usePageFocus.ts';
import styles from './DealsBar.module.css';
import { allDeals, dealKinds, dealOrders, dealsHref, dealsPath, formDealsHref, isNarrowed, type DealsUrl } from './dealsUrl.ts';
import * as t from './__generated__/messages.ts';

export interface DealsBarProps {
  url: DealsUrl;
  query: DealsBar_query$key;
}

const inPlace: NavigationState = { keepsFocus: true };

/** The sort order of the deals as links, and the filters as a form; both work without script. */
export function DealsBar({ url, query }: DealsBarProps) {
  const { merchants, categories, merchant, category } = useFragment(
    graphql`
      fragment DealsBar_query on Query @argumentDefinitions(merchant: { type: "String!" }, category: { type: "String!" }) {
        merchants(first: 100) {
          edges {
            node {
              slug
              name
              offerCount
            }
          }
        }
        categories {
          slug
          name
        }
        merchant(slug: $merchant) {
          name
        }
        category(slug: $category) {
          name
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const shops = merchants.edges.map(({ node }) => node).filter(({ offerCount }) => offerCount > 0);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(formDealsHref(event.currentTarget), { preventScrollReset: true, state: inPlace });
  }
  return (
    <div className={styles.bar}>
      <nav aria-label={t.sortDeals}>
        <ul role="list" className={styles.orders}>
          {dealOrders.map((order) => (
            <li key={order.value}>
              <Link
                className={styles.order}
                to={dealsHref({ ...url, order, after: null })}
                aria-current={order === url.order ? 'page' : undefined}
                preventScrollReset
                state={inPlace}
              >
                {order.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form
        className={styles.form}
        method="get"
        action={dealsPath}
        aria-label={t.filterDeals}
        onSubmit={submit}
        onChange={(event) => event.currentTarget.requestSubmit()}
      >
        {url.order !== dealOrders[0] && <input type="hidden" name="orderby" value={url.order.value} />}
        <Choice name="kind" label={t.type} chosen={url.kind.value} options={dealKinds.map(({ value, label }) => [value, label])} />
        <Choice
          name="merchant"
          label={t.shop}
          chosen={merchant ? url.merchant : null}
          options={[['', t.allShops], ...optionsOf(shops, merchant && url.merchant, merchant?.name)]}
        />
        <Choice
          name="category"
          label={t.category}
          chosen={category ? url.category : null}
          options={[['', t.allCategories], ...optionsOf(categories, category && url.category, category?.name)]}
        />
        <noscript>
          <button type="submit" className={buttonClass({ kind: 'secondary' })}>
            {t.show}
          </button>
        </noscript>
        {isNarrowed(url) && (
          <Link className={styles.clear} to={dealsHref(allDeals(url))} preventScrollReset>
            {t.showAll}
          </Link>
        )}
      </form>
    </div>
  );
}

type Option = [value: string, label: string];

/** The options and the chosen one, which may be missing from the list: a subcategory, or a shop whose offers have ended. */
function optionsOf(list: readonly { slug: string; name: string }[], chosen: string | null | undefined, name = ''): Option[] {
  const options = list.map((one): Option => [one.slug, one.name]);
  return chosen == null || list.some(({ slug }) => slug === chosen) ? options : [...options, [chosen, name]];
}

/** A filter; choosing submits the form at once, and the select keeps the focus, so that the arrow keys keep working. */
function Choice({ name, label, chosen, options }: { name: string; label: string; chosen: string | null; options: Option[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    // Only when the address changes: at mount the visitor may already have chosen, before hydration.
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (select.current) select.current.value = chosen ?? '';
  }, [chosen]);
  return (
    <select
      ref={select}
      name={name}
      className={`${field.select} ${styles.choice}`}
      aria-label={label}
      defaultValue={chosen ?? ''}
      autoComplete="off"
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
