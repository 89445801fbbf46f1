import type { ComponentType } from 'react';
import { createSignal } from '../../kit/signal.ts';
import type { CartPanelProps } from './CartPanel.tsx';
import { wishForCart } from '../../visitor/freshness/wishes.ts';

// Whether the sliding panel is open, for all those who can open it: the cart's icon, wherever it is shown, and what follows an add.
// Its code comes with the first wish for it.

export interface OpenedPanel {
  Panel: ComponentType<CartPanelProps>;
  isOpen: boolean;
  /** What has just happened to the cart, to be said where somebody hears it; '' for nothing. */
  said: string;
  /** Another number with each opening. */
  number: number;
}

const changes = createSignal<void>();
let opened: OpenedPanel | null = null;

/** For useSyncExternalStore: null until the panel was opened for the first time. */
export function openedPanel(): OpenedPanel | null {
  return opened;
}

/** For useSyncExternalStore. */
export function subscribeToPanel(listener: () => void): () => void {
  return changes.listen(listener);
}

function load() {
  return import('./CartPanel.tsx');
}

/** Somebody is near: the code is fetched ahead. When that fails, opening tries again. */
export function preloadCartPanel(): void {
  load().catch(() => undefined);
}

/**
 * Opens the panel.
 * @param said what has just happened to the cart: it is shown above the lines, and the cart is asked for once more behind what is shown
 * @throws when its code cannot be loaded
 */
export async function openCartPanel(said = ''): Promise<void> {
  const { CartPanel } = await load();
  opened = { Panel: CartPanel, isOpen: true, said, number: (opened?.number ?? 0) + 1 };
  changes.tell();
  if (said !== '') wishForCart();
}

/** Closes it; the focus goes back to where it was. */
export function closeCartPanel(): void {
  if (!opened?.isOpen) return;
  opened = { ...opened, isOpen: false };
  changes.tell();
}
