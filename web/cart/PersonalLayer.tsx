import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import type { PersonalLayer_viewer$data, PersonalLayer_viewer$key } from '../__generated__/PersonalLayer_viewer.graphql.ts';
import type { PersonalLayerQuery } from '../__generated__/PersonalLayerQuery.graphql.ts';
import { AnnounceContext } from './announcement.ts';

// Public pages are made without any visitor. What belongs to the visitor arrives in one small query after hydration: this is it.
// A room adds its part as a fragment spread in PersonalLayer_viewer, and its components read it with usePersonalViewer. Pages that
// are made for one visitor spread PersonalLayer_viewer in their own query: then it is in the store already and nothing is fetched.
//
// For the shell: wrap header, page and footer in <PersonalLayer>…</PersonalLayer>, inside of the Relay environment.

const PersonalContext = createContext<PersonalLayer_viewer$data | null>(null);

/** What is the visitor's own; null on the server, while it loads, and when it could not be loaded. */
export function usePersonalViewer(): PersonalLayer_viewer$data | null {
  return useContext(PersonalContext);
}

const query = graphql`
  query PersonalLayerQuery {
    viewer {
      ...PersonalLayer_viewer
    }
  }
`;

/** Loads the visitor's own part once the page is alive, and keeps it as long as the page lives. */
function usePersonalQuery(): PersonalLayer_viewer$key | null {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<Preloaded<PersonalLayerQuery> | null>(null);
  useEffect(() => {
    let mine: Preloaded<PersonalLayerQuery> | null = null;
    let isGone = false;
    const show = (result: Preloaded<PersonalLayerQuery>) => {
      if (isGone) return result.reference.dispose();
      mine = result;
      setLoaded(result);
    };
    // Without an answer the page stays as it is for everybody; the next one asks again.
    preload<PersonalLayerQuery>(environment, query, {}).then(show, () => undefined);
    return () => {
      isGone = true;
      mine?.reference.dispose();
    };
  }, [environment]);
  return loaded?.data.viewer ?? null;
}

/** Stands between the environment and the page: gives it the visitor's own data, and a voice for what changed (row 29). */
export function PersonalLayer({ children }: { children?: ReactNode }) {
  const viewer = useFragment(
    graphql`
      fragment PersonalLayer_viewer on Viewer {
        ...CartLink_viewer
      }
    `,
    usePersonalQuery(),
  );
  const [{ text, number }, setSaid] = useState({ text: '', number: 0 });
  // The number makes the same sentence a new one: the second add of a product is announced too.
  const announce = useCallback((said: string) => setSaid((last) => ({ text: said, number: last.number + 1 })), []);

  return (
    <PersonalContext value={viewer ?? null}>
      <AnnounceContext value={announce}>
        {children}
        <div className="visually-hidden" role="status" aria-live="polite">
          {text && <p key={number}>{text}</p>}
        </div>
      </AnnounceContext>
    </PersonalContext>
  );
}
