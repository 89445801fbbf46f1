import { useEffect, useRef, useState } from 'react';
import { messageMs } from './panelRules.ts';

/**
 * A message that disappears after 4500 ms (row 79). A repeated message replaces the previous one and restarts the time.
 * @returns the current message, with a number that changes with each message, and `tell`; an empty text removes the message
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
