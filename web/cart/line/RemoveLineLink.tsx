import type { MouseEvent, ReactNode } from 'react';
import { removeLabel } from './lineWords.ts';

export interface RemoveLineLinkProps {
  /** The line's own address, which takes it out on the server. */
  url: string;
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** Takes a line out; it is not triggered twice. A click that asks for another tab takes the address as it is. */
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
