import { useState } from 'react';
import { lazyPart } from '../kit/lazyPart.ts';
import { useCompared } from './useCompared.ts';

const bar = lazyPart(async () => (await import('./CompareBar.tsx')).CompareBar);

/** Where the compare icon and its panel are, once something is compared. It is mounted once, by the shell. */
export function CompareHost() {
  const total = useCompared()?.totalCount ?? 0;
  // Once there it stays: a panel that is about to close has to do so itself.
  const [isNeeded, setNeeded] = useState(false);
  if (total > 0 && !isNeeded) setNeeded(true);
  return isNeeded && <bar.Part total={total} />;
}
