import { useState } from 'react';
import { lazyPart } from '../kit/lazyPart.ts';
import { useCompared } from './useCompared.ts';

const bar = lazyPart(async () => (await import('./CompareBar.tsx')).CompareBar);

/** Hosts the compare icon and its panel once a product is compared. The shell mounts it once. */
export function CompareHost() {
  const total = useCompared()?.totalCount ?? 0;
  // Stays mounted, because a closing panel must finish closing itself.
  const [isNeeded, setNeeded] = useState(false);
  if (total > 0 && !isNeeded) setNeeded(true);
  return isNeeded && <bar.Part total={total} />;
}
