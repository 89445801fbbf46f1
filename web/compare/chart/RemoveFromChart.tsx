import type { MouseEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RemoveFromChart_product$key } from '../../__generated__/RemoveFromChart_product.graphql.ts';
import { Icon } from '../../kit/Icon.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import { removeCompared } from '../changeCompare.ts';
import { useCompared } from '../useCompared.ts';
import styles from './ChartProduct.module.css';
import { hrefWithout, type ChartUrl } from './chartUrl.ts';
import * as t from '../__generated__/messages.ts';

/** State shared by the remove buttons of one chart. */
export interface Removal {
  url: ChartUrl;
  /** Ids of all products of the chart. */
  ids: readonly number[];
  /** Id of the product being removed; null for none. */
  leaving: number | null;
  setLeaving: (id: number | null) => void;
}

/**
 * Removes a product from the chart and, with scripts, from the visitor's compare list: then the URL is updated and the page reloaded (row
 * 85). Without scripts it is a link to that URL.
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
    // A product that is only in the link is not on the list. While the list is unknown, the removal is requested anyway: the server ignores
    // products that are not on it.
    const isOnlyInLink = compared !== undefined && !compared.productIds.includes(databaseId);
    const failure = isOnlyInLink ? null : await removeCompared(environment, id);
    if (failure === null) return location.assign(href);
    setLeaving(null);
    showToast({ kind: 'danger', text: failure });
  }

  function press(event: MouseEvent) {
    // A new tab only gets the URL.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (leaving === null) void remove();
  }

  return (
    <a className={styles.remove} href={href} aria-disabled={leaving === databaseId} onClick={press} title={t.remove}>
      <Icon name="close" size={18} />
      <span className="visually-hidden">{t.removeFromComparison2({ name })}</span>
    </a>
  );
}
