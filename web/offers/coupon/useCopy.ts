import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../visitor/announcement.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { copyText } from '../../kit/copyText.ts';
import * as t from '../__generated__/messages.ts';

/** How long the button shows it, in milliseconds; as long as a toast stays. */
const copiedShownMs = 4_000;

/**
 * Copies a code, and confirms it (row 57).
 * @param field element that shows the code: it is selected if the browser does not allow copying
 * @returns the click handler's function, and whether the code was copied just now
 */
export function useCopy(field: () => HTMLElement | null): [copy: (code: string) => void, isCopied: boolean] {
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(code: string) {
    const isDone = await copyText(code, field());
    clearTimeout(timer.current);
    setCopied(isDone);
    if (!isDone) return void showToast({ kind: 'danger', text: t.couldntCopyCode });
    announce(t.codeCopied({ code }));
    timer.current = setTimeout(() => setCopied(false), copiedShownMs);
  }
  return [(code) => void copy(code), isCopied];
}
