let open: (() => void) | null = null;

/** Opens the command palette, wherever it is asked for. */
export function openPalette(): void {
  open?.();
}

/** For the palette's own place. @returns takes it away */
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
