import { useSyncExternalStore } from 'react';
import { closeCartPanel, openedPanel, subscribeToPanel } from './cartPanel.ts';

/** Where the sliding panel is, once somebody has opened it. It is mounted once, by the personal layer. */
export function CartPanelHost() {
  const opened = useSyncExternalStore(subscribeToPanel, openedPanel, () => null);
  if (!opened) return null;
  const { Panel, isOpen, said, number } = opened;
  return <Panel isOpen={isOpen} onClose={closeCartPanel} said={said} number={number} />;
}
