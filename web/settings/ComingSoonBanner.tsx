import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { usePersonalViewer } from '../visitor/personalViewer.ts';
import { lazyPart } from '../kit/lazyPart.ts';
import type { ComingSoonBanner_viewer$key } from '../__generated__/ComingSoonBanner_viewer.graphql.ts';

const Bar = lazyPart(async () => (await import('./ComingSoonBar.tsx')).ComingSoonBar);

/** Reminds administrators that the shop has not opened yet (row 124); its code loads for administrators only. */
export function ComingSoonBanner() {
  const viewer = useFragment<ComingSoonBanner_viewer$key>(
    graphql`
      fragment ComingSoonBanner_viewer on Viewer {
        showsComingSoonBanner
      }
    `,
    usePersonalViewer(),
  );
  const [isOver, setOver] = useState(false);
  if (!viewer?.showsComingSoonBanner || isOver) return null;
  return <Bar.Part onOver={() => setOver(true)} />;
}
