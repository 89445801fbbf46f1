import { useSyncExternalStore } from 'react';
import { closeCartPanel, openedPanel, subscribeToPanel } from './cartPanel.ts';

/** Hosts the cart drawer after it was first opened. The personal layer mounts it once. */
export function CartPanelHost() {
  const opened = useSyncExternalStore(subscribeToPanel, openedPanel, () => null);
  if (!opened) return null;
  const { Panel, isOpen, message, number } = opened;
  return <Panel isOpen={isOpen} onClose={closeCartPanel} message={message} number={number} />;
}
