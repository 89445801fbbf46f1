import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../visitor/announcement.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { copyText } from '../../kit/copyText.ts';

/** How long it is said on the button, in milliseconds; as long as a toast stays. */
const saidForMs = 4_000;

/**
 * Copies a code, and says so (row 57).
 * @param field what shows the code: it is marked when the browser does not let us copy
 * @returns what to do on a click, and whether it was copied just now
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
    if (!isDone) return void showToast({ kind: 'danger', text: 'Couldn’t copy the code. The code is selected: copy it yourself.' });
    announce(`Code ${code} copied.`);
    timer.current = setTimeout(() => setCopied(false), saidForMs);
  }
  return [(code) => void copy(code), isCopied];
}
