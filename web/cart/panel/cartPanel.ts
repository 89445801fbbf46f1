import type { ComponentType } from 'react';
import { createSignal } from '../../kit/signal.ts';
import type { CartPanelProps } from './CartPanel.tsx';
import { requestCartRefresh } from '../../visitor/freshness/refreshRequests.ts';

// State of the cart drawer, shared by everything that opens it: the cart icons, and the follow-up of an add. Its code is loaded on first
// use.

export interface OpenedPanel {
  Panel: ComponentType<CartPanelProps>;
  isOpen: boolean;
  /** Message about the last change of the cart, shown and announced in the drawer; empty for none. */
  message: string;
  /** Changes with each opening. */
  number: number;
}

const changes = createSignal<void>();
let opened: OpenedPanel | null = null;

/** Snapshot for useSyncExternalStore: null until the drawer was first opened. */
export function openedPanel(): OpenedPanel | null {
  return opened;
}

/** Subscription for useSyncExternalStore. */
export function subscribeToPanel(listener: () => void): () => void {
  return changes.listen(listener);
}

function load() {
  return import('./CartPanel.tsx');
}

/** Preloads the code when the pointer or focus comes near. If this fails, opening tries again. */
export function preloadCartPanel(): void {
  load().catch(() => undefined);
}

/**
 * Opens the drawer.
 * @param message message about the last change of the cart: it is shown above the lines, and the cart is reloaded in the background
 * @throws when the code can't be loaded
 */
export async function openCartPanel(message = ''): Promise<void> {
  const { CartPanel } = await load();
  opened = { Panel: CartPanel, isOpen: true, message, number: (opened?.number ?? 0) + 1 };
  changes.emit();
  if (message !== '') requestCartRefresh();
}

/** Closes the drawer and restores the focus. */
export function closeCartPanel(): void {
  if (!opened?.isOpen) return;
  opened = { ...opened, isOpen: false };
  changes.emit();
}
