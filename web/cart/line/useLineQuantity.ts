import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useAnnounce } from '../../visitor/announcement.ts';
import { cartQueue } from '../../visitor/cartQueue.ts';
import { wholeNumber } from '../formFields.ts';
import { quantitiesWanted, quantityWithdrawals } from './pendingQuantities.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';

/** How long to wait for the last of several changes (specification section 9). */
const quantityDelay = 500;

export interface LineFacts {
  lineKey: string;
  name: string;
  quantity: number;
  /** The least and the most that the line may hold. */
  min: number;
  max: number;
  /** Where 0 takes the line out: called when it has. Elsewhere that is what a button of its own is for. */
  onRemoved?: () => void;
  /** Called with a text to show when the cart has no such line any more: the row goes, and cannot tell it. */
  onGone: (message: string) => void;
}

interface Problem {
  reason: string;
  /** Whether the change got no answer: what was wanted stays in the field, to be sent again. */
  isUnsent: boolean;
}

/**
 * The quantity of a cart line while somebody changes it: what is typed shows at once, and is sent when nothing was changed for
 * half a second. What cannot be is taken back, with the reason.
 */
export function useLineQuantity({ lineKey, name, quantity, min, max, onRemoved, onGone }: LineFacts) {
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const [update, isUpdating] = useUpdateCartLine();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string | null>(null);
  /** What was sent and is not answered yet: the quantity on the server's side of things. */
  const sent = useRef<number | null>(null);
  const least = onRemoved ? 0 : 1;

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const typed = latest.current;
    const wanted = typed === null ? null : wholeNumber(typed);
    // An empty field is somebody about to type.
    if (typed === null || wanted === null || wanted < least) return;
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
        setProblem(null);
        if (wanted === 0) onRemoved?.();
        else announce(`Quantity of “${name}” is now ${wanted}.`);
      },
      onError: (message, result) => {
        if (result === null) {
          if (sent.current === wanted) sent.current = null;
          // Something newer may have been typed, or the line is being taken out: then nobody wants this any more.
          if (latest.current === typed) setProblem({ reason: message, isUnsent: true });
          return;
        }
        settle();
        if (result.__typename === 'UnknownLineError') onGone(`“${name}” is no longer in your cart.`);
        else setProblem({ reason: message, isUnsent: false });
      },
    });
  }, [announce, least, lineKey, name, onGone, onRemoved, quantity, update]);

  const sendLatest = useRef(send);
  useEffect(() => {
    sendLatest.current = send;
  }, [send]);
  useEffect(() => {
    const unlisten = quantitiesWanted.listen(() => sendLatest.current());
    const leavePage = () => {
      sendLatest.current();
      cartQueue(environment).hurry();
    };
    window.addEventListener('pagehide', leavePage);
    return () => {
      unlisten();
      window.removeEventListener('pagehide', leavePage);
      // Somebody who goes on to the checkout has not taken the change back.
      sendLatest.current();
    };
  }, [environment]);

  useEffect(
    () =>
      quantityWithdrawals.listen(({ lineKey: going, take }) => {
        if (going !== lineKey) return;
        clearTimeout(timer.current);
        const wanted = wholeNumber(latest.current ?? '');
        if (wanted !== null && wanted > 0) take(Math.min(wanted, max));
        latest.current = null;
        setDraft(null);
        setProblem(null);
      }),
    [lineKey, max],
  );

  const change = useCallback((value: string) => {
    latest.current = value;
    setDraft(value);
    setProblem(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendLatest.current(), quantityDelay);
  }, []);

  /** For leaving the field, or sending it: what is waiting is sent, what cannot be sent is taken back, with the reason. */
  const leave = useCallback(() => {
    const typed = latest.current;
    if (typed === null) return;
    const wanted = wholeNumber(typed);
    if (wanted !== null && wanted >= least) return sendLatest.current();
    clearTimeout(timer.current);
    latest.current = null;
    setDraft(null);
    setProblem({ reason: `Enter a whole number from ${min} to ${max}.`, isUnsent: false });
  }, [least, min, max]);

  // A newer answer may have brought what was wanted, or a quantity that the reason was not said of.
  useEffect(() => {
    const isThere = latest.current === String(quantity);
    if (isThere) {
      latest.current = null;
      setDraft(null);
    }
    setProblem((last) => (last?.isUnsent && !isThere ? last : null));
  }, [quantity]);

  const retry = useCallback(() => sendLatest.current(), []);
  const { reason = null, isUnsent = false } = problem ?? {};
  return { value: draft ?? String(quantity), change, leave, retry, isUpdating, reason, isUnsent };
}
