import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { FilterDrawerProps } from './FilterDrawer.tsx';

export interface FilterDrawer {
  /** Null until opened for the first time. */
  Drawer: ComponentType<FilterDrawerProps> | null;
  isOpen: boolean;
  /** Click handler of a button that would otherwise open the popover. */
  open: (event: MouseEvent<HTMLButtonElement>) => void;
  close: () => void;
  preload: () => void;
}

const load = () => import('./FilterDrawer.tsx');

/** The filter drawer of a listing on narrow windows. If its code cannot be loaded, the popover opens instead. */
export function useFilterDrawer(): FilterDrawer {
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isRequested = useRef(false);

  function open(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const popover = event.currentTarget.popoverTargetElement as HTMLElement | null;
    if (isRequested.current) return;
    isRequested.current = true;
    load()
      .then(
        (loaded) => {
          setDrawer(() => loaded.FilterDrawer);
          setOpen(true);
        },
        () => popover?.showPopover(),
      )
      .finally(() => {
        isRequested.current = false;
      });
  }

  return { Drawer, isOpen, open, close: () => setOpen(false), preload: () => void load().catch(() => undefined) };
}
