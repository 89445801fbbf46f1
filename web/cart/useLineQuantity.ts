import { useCallback, useEffect, useRef, useState } from 'react';
import { useAnnounce } from './announcement.ts';
import { wholeNumber } from './formFields.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

/** How long to wait for the last of several changes (specification section 9). */
export const quantityDelay = 500;

export interface LineFacts {
  lineKey: string;
  name: string;
  quantity: number;
  /** The least and the most that the line may hold. */
  min: number;
  max: number;
  /** Called with a text to show when the cart has no such line any more: the row goes, and cannot tell it. */
  onGone: (message: string) => void;
}

/**
 * The quantity of a cart line while somebody changes it: what is typed shows at once, and is sent when nothing was changed for
 * half a second. What cannot be is taken back, with the reason.
 */
export function useLineQuantity({ lineKey, name, quantity, min, max, onGone }: LineFacts) {
  const announce = useAnnounce();
  const [update, isUpdating] = useUpdateCartLine();
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string | null>(null);
  /** What was sent and is not answered yet: the quantity on the server's side of things. */
  const sent = useRef<number | null>(null);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const typed = latest.current;
    const wanted = typed === null ? null : wholeNumber(typed);
    // An empty field is somebody about to type; lines are taken out by their button.
    if (typed === null || wanted === null || wanted < 1) return;
    if (wanted === sent.current) return;
    if (sent.current === null && wanted === quantity) {
      latest.current = null;
      return setDraft(null);
    }
    // Something newer may have been typed when the answer comes; that stays.
    sent.current = wanted;
    const settle = () => {
      if (sent.current === wanted) sent.current = null;
      if (latest.current !== typed) return;
      latest.current = null;
      setDraft(null);
    };
    update({
      variables: { input: { key: lineKey, quantity: wanted } },
      onDone: () => {
        settle();
        announce(`Quantity of “${name}” is now ${wanted}.`);
      },
      onError: (message, result) => {
        settle();
        if (result?.__typename === 'UnknownLineError') onGone(`“${name}” is not in your cart any more.`);
        else setReason(message);
      },
    });
  }, [announce, lineKey, name, onGone, quantity, update]);

  const sendLatest = useRef(send);
  useEffect(() => {
    sendLatest.current = send;
  }, [send]);
  // Somebody who goes on to the checkout has not taken the change back.
  useEffect(() => () => sendLatest.current(), []);

  const change = useCallback((value: string) => {
    latest.current = value;
    setDraft(value);
    setReason(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendLatest.current(), quantityDelay);
  }, []);

  /** For leaving the field, or sending it: what is waiting is sent, what cannot be sent is taken back, with the reason. */
  const leave = useCallback(() => {
    const typed = latest.current;
    if (typed === null) return;
    const wanted = wholeNumber(typed);
    if (wanted !== null && wanted >= 1) return sendLatest.current();
    clearTimeout(timer.current);
    latest.current = null;
    setDraft(null);
    setReason(`Enter a whole number from ${min} to ${max}.`);
  }, [min, max]);

  return { value: draft ?? String(quantity), change, leave, isUpdating, reason };
}
