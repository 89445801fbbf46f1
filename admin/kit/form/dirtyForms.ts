import { useEffect, useEffectEvent, useState } from 'react';
import * as t from '../__generated__/messages.ts';

/** Reports to a screen with several forms whether this one has unsaved changes: the screen has one guard for all of them. */
export function useDirtyNews(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);
}

/** For a screen with several forms: whether any of them has unsaved changes, and the callback for each of them. */
export function useDirtyForms() {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const note = (name: string) => (isDirty: boolean) =>
    setDirty((now) => {
      const others = now.filter((other) => other !== name);
      return isDirty ? [...others, name] : others;
    });
  const isDirty = dirty.length > 0;
  return {
    isDirty,
    note,
    /**
     * The text for the save bar of another form on the screen, such as "Unsaved changes: attributes."; undefined when everything is saved.
     */
    words: isDirty ? t.unsavedChangesIn({ parts: dirty.join(', ') }) : undefined,
  };
}
