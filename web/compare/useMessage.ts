import { useEffect, useRef, useState } from 'react';
import { messageMs } from './panelRules.ts';

/**
 * A message that goes by itself after 4500 ms (row 79). Told again it begins anew: it is replaced, and never stands there twice.
 * @returns what is said now, with a number that is another one with each telling, and `tell`; '' takes it back
 */
export function useMessage() {
  const [message, setMessage] = useState({ text: '', number: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function tell(text: string) {
    clearTimeout(timer.current);
    setMessage(({ number }) => ({ text, number: number + 1 }));
    if (text !== '') timer.current = setTimeout(() => tell(''), messageMs);
  }
  return { ...message, tell };
}
