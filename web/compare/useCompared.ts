import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCompared_viewer$key } from '../__generated__/useCompared_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';

/**
 * Returns the visitor's compare list from the personal layer (row 76): the number of products, and their database ids in the order of
 * adding. Undefined until it is loaded, and for visitors without any data. The products themselves are loaded where they are shown.
 */
export function useCompared() {
  return useFragment<useCompared_viewer$key>(
    graphql`
      fragment useCompared_viewer on Viewer {
        compare {
          # eslint-disable-next-line relay/unused-fields -- read by those who call this
          totalCount
          # eslint-disable-next-line relay/unused-fields -- read by those who call this
          productIds
        }
      }
    `,
    usePersonalViewer(),
  )?.compare;
}
