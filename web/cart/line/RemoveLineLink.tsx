import type { MouseEvent, ReactNode } from 'react';
import { removeLabel } from './lineTexts.ts';

export interface RemoveLineLinkProps {
  /** URL of the line that removes it on the server. */
  url: string;
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** Removes a line; a second click while removing does nothing. A click that opens a new tab follows the URL. */
export function RemoveLineLink({ url, name, isRemoving, onRemove, className, children }: RemoveLineLinkProps) {
  function remove(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isRemoving) onRemove();
  }
  return (
    <a
      href={url}
      className={className}
      aria-label={removeLabel(name)}
      aria-disabled={isRemoving}
      data-line-focus
      rel="nofollow"
      onClick={remove}
    >
      {children}
    </a>
  );
}
