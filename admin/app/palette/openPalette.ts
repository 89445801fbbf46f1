let open: (() => void) | null = null;

/** Opens the command palette from anywhere. */
export function openPalette(): void {
  open?.();
}

/**
 * Registers the palette's container.
 * @returns a function that unregisters it
 */
export function onPaletteOpened(show: () => void): () => void {
  open = show;
  const callback = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
  document.addEventListener('keydown', callback);
  return () => {
    open = null;
    document.removeEventListener('keydown', callback);
  };
}
