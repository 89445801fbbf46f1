import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type OperationDescriptor, type Snapshot } from 'relay-runtime';
import type { PersonalLayer_viewer$key } from '../__generated__/PersonalLayer_viewer.graphql.ts';
import type { PersonalLayerQuery } from '../__generated__/PersonalLayerQuery.graphql.ts';
import { Announcer } from '../visitor/Announcer.tsx';
import { CartPanelHost } from '../cart/panel/CartPanelHost.tsx';
import { ownAnswers } from '../visitor/freshness/answers.ts';
import { watchCart } from '../visitor/freshness/start.ts';
import { useOwnOperation } from '../visitor/ownPage.ts';
import { PersonalContext } from '../visitor/personalViewer.ts';

// Public pages are rendered without a visitor. The visitor's data arrives after hydration: from the tab's stored copy, or by one small
// query, which is below. Visitors without any data of their own need no query (visitor/freshness/needs.ts). A module adds its part as a
// fragment spread in PersonalLayer_viewer, and its components read it with usePersonalViewer. Pages rendered for one visitor spread
// PersonalLayer_viewer in their own query: then it is in the store already and nothing is fetched.
//
// For the shell: wrap header, page and footer in <PersonalLayer>…</PersonalLayer>, inside the Relay environment.

const query = graphql`
  query PersonalLayerQuery {
    viewer {
      ...PersonalLayer_viewer
    }
  }
`;

/**
 * Returns the visitor's data from the store, whichever response it came from; null in the first render, which is the same for every
 * visitor. The data is requested and kept fresh after hydration.
 */
function useOwnViewer(): PersonalLayer_viewer$key | null {
  const environment = useRelayEnvironment();
  const page = useRef<OperationDescriptor | null>(null);
  const pageOperation = useOwnOperation();
  useEffect(() => {
    page.current = pageOperation;
  }, [pageOperation]);
  const [viewer, setViewer] = useState<PersonalLayer_viewer$key | null>(null);
  useEffect(() => {
    const personal = createOperationDescriptor(getRequest(query), {});
    const show = ({ data }: Pick<Snapshot, 'data'>) => setViewer((data as PersonalLayerQuery['response'] | null)?.viewer ?? null);
    const kept = environment.retain(personal);
    const snapshot = environment.lookup(personal.fragment);
    const subscription = environment.subscribe(snapshot, show);
    // Responses to other operations contain the viewer below their own root.
    const stopListening = ownAnswers.listen(({ viewer: own }) => environment.commitPayload(personal, { viewer: own }));
    const unwatch = watchCart({ environment, personal, page: () => page.current });
    show(snapshot);
    return () => {
      unwatch();
      stopListening();
      subscription.dispose();
      kept.dispose();
    };
  }, [environment]);
  return viewer;
}

/** Provides the page with the visitor's data, announcements of changes, and the cart drawer. */
export function PersonalLayer({ children }: { children?: ReactNode }) {
  const viewer = useFragment(
    graphql`
      fragment PersonalLayer_viewer on Viewer {
        # eslint-disable-next-line relay/unused-fields -- answers are known by it (visitor/freshness/answers.ts)
        cartHash
        # eslint-disable-next-line relay/unused-fields -- and by this one
        listsHash
        ...AccountLink_viewer
        ...CartLink_viewer
        ...MiniCartToggle_viewer
        ...useSurfaceCart_viewer
        ...ComingSoonBanner_viewer
        ...useWishes_viewer
        ...useCompared_viewer
      }
    `,
    useOwnViewer(),
  );

  return (
    <PersonalContext value={viewer ?? null}>
      <Announcer>
        {children}
        <CartPanelHost />
      </Announcer>
    </PersonalContext>
  );
}
