import type { MouseEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RemoveFromChart_product$key } from '../../__generated__/RemoveFromChart_product.graphql.ts';
import { Icon } from '../../kit/Icon.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import { removeCompared } from '../changeCompare.ts';
import { useCompared } from '../useCompared.ts';
import styles from './ChartProduct.module.css';
import { hrefWithout, type ChartUrl } from './chartUrl.ts';

/** What the removals of one chart have in common. */
export interface Removal {
  url: ChartUrl;
  /** All products of the chart. */
  ids: readonly number[];
  /** The one that is being taken out. */
  leaving: number | null;
  setLeaving: (id: number | null) => void;
}

/**
 * Takes a product out of the chart and, with script, out of what the visitor compares: then the address is without it and the page is
 * loaded anew (row 85). Without script it is a link to that address.
 */
export function RemoveFromChart({ product: key, removal }: { product: RemoveFromChart_product$key; removal: Removal }) {
  const { id, databaseId, name } = useFragment(
    graphql`
      fragment RemoveFromChart_product on Product {
        id
        databaseId
        name
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const compared = useCompared();
  const { url, ids, leaving, setLeaving } = removal;
  const href = hrefWithout(url, ids, databaseId);

  async function remove() {
    setLeaving(databaseId);
    // What only the link compares is on no list. While nobody knows, the server is asked: it takes out what is not there as well.
    const isOnlyInLink = compared !== undefined && !compared.productIds.includes(databaseId);
    const failure = isOnlyInLink ? null : await removeCompared(environment, id);
    if (failure === null) return location.assign(href);
    setLeaving(null);
    showToast({ kind: 'danger', text: failure });
  }

  function press(event: MouseEvent) {
    // A new tab gets the address alone.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (leaving === null) void remove();
  }

  return (
    <a className={styles.remove} href={href} aria-disabled={leaving === databaseId} onClick={press} title="Remove">
      <Icon name="close" size={18} />
      <span className="visually-hidden">Remove {name} from comparison</span>
    </a>
  );
}
