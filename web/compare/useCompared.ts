import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCompared_viewer$key } from '../__generated__/useCompared_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';

/**
 * What the visitor compares, as the personal layer brings it (row 76): how many products, and their database ids in the order of adding.
 * Undefined until then, and for whoever never had anything of their own. What the products are is asked for where they are shown.
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
