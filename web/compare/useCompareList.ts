import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useCompareListQuery } from '../__generated__/useCompareListQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';

const query = graphql`
  query useCompareListQuery {
    viewer {
      compare {
        productIds
        ...useCompareGroups_list
      }
    }
  }
`;

interface Answer {
  loaded: Preloaded<useCompareListQuery>;
  /** Database ids of the products in the response, since the store's own list keeps changing. */
  ids: readonly number[];
}

/**
 * Loads the compared products with their changes since they were added. They are loaded each time they become visible, and when an unknown
 * product is added. The last known list stays while loading and after a failure, until it is forgotten.
 * @param comparedIds database ids of the products compared now
 */
export function useCompareList(comparedIds: readonly number[], isSeen: boolean) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(0);
  const wasSeen = useRef(false);
  const news = answer ? comparedIds.filter((id) => !answer.ids.includes(id)).join() : '';

  async function ask() {
    const number = (latest.current += 1);
    setAsking(true);
    const asked = await preload<useCompareListQuery>(environment, query, {}, 'network-only').catch((error: Error) => error);
    if (number !== latest.current) return asked instanceof Error ? undefined : asked.reference.dispose();
    setAsking(false);
    setFailure(asked instanceof Error ? asked.message : null);
    if (!(asked instanceof Error)) setAnswer({ loaded: asked, ids: asked.data.viewer.compare.productIds });
  }
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isSeen && (!wasSeen.current || news !== '')) askFirst();
    wasSeen.current = isSeen;
  }, [isSeen, news]);
  useEffect(
    () => () => {
      latest.current += 1;
      wasSeen.current = false;
    },
    [],
  );
  useEffect(() => () => answer?.loaded.reference.dispose(), [answer]);
  // The store's records come from the last response to any query, which may have selected fewer fields, so the list is not shown a second
  // time.
  const forget = () => setAnswer(null);
  return { list: answer?.loaded.data.viewer.compare ?? null, failure, isAsking, askAgain: () => void ask(), forget };
}
