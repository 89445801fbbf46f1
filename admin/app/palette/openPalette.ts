let open: (() => void) | null = null;

/** Opens the command palette from anywhere. */
export function openPalette(): void {
  open?.();
}

/**
 * Registers the palette's container.
 * @returns a function that unregisters it
 */
export function hearPalette(show: () => void): () => void {
  open = show;
  const hear = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
  document.addEventListener('keydown', hear);
  return () => {
    open = null;
    document.removeEventListener('keydown', hear);
  };
}
