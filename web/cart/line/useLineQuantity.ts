import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useAnnounce } from '../../visitor/announcement.ts';
import { cartQueue } from '../../visitor/cartQueue.ts';
import { positiveInteger } from '../formFields.ts';
import { quantitiesWanted, quantityWithdrawals } from './pendingQuantities.ts';
import { useUpdateCartLine } from './useUpdateCartLine.ts';
import * as t from '../__generated__/messages.ts';

/** Debounce of quantity changes, in milliseconds (specification section 9). */
const quantityDelay = 500;

export interface LineFacts {
  lineKey: string;
  name: string;
  quantity: number;
  min: number;
  max: number;
  /** Called after the line was removed by entering 0. Omit it where a separate button removes lines. */
  onRemoved?: () => void;
  /** Called with a message if the line is no longer in the cart: the row disappears, so it can't show the message itself. */
  onLineMissing: (message: string) => void;
}

interface Problem {
  reason: string;
  /** Whether the change got no response: the value stays in the field, to be sent again. */
  isUnsent: boolean;
}

/**
 * The quantity of a cart line while it is edited: input shows at once, and is sent after half a second without changes. A refused value is
 * reverted, with the reason.
 */
export function useLineQuantity({ lineKey, name, quantity, min, max, onRemoved, onLineMissing }: LineFacts) {
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const [update, isUpdating] = useUpdateCartLine();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<string | null>(null);
  /** The quantity that was sent and has no response yet. */
  const sent = useRef<number | null>(null);
  const least = onRemoved ? 0 : 1;

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const typed = latest.current;
    const wanted = typed === null ? null : positiveInteger(typed);
    // An empty field means that the shopper is about to type.
    if (typed === null || wanted === null || wanted < least) return;
    if (wanted === sent.current) return;
    if (sent.current === null && wanted === quantity) {
      latest.current = null;
      return setDraft(null);
    }
    // A newer input before the response must be kept.
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
        else announce(t.quantityOfIsNow({ name, wanted }));
      },
      onError: (message, result) => {
        if (result === null) {
          if (sent.current === wanted) sent.current = null;
          // After newer input, or while the line is being removed, the failed value no longer matters.
          if (latest.current === typed) setProblem({ reason: message, isUnsent: true });
          return;
        }
        settle();
        if (result.__typename === 'UnknownLineError') onLineMissing(t.isNoLongerInYourCart({ name }));
        else setProblem({ reason: message, isUnsent: false });
      },
    });
  }, [announce, least, lineKey, name, onLineMissing, onRemoved, quantity, update]);

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
      // Going on to the checkout doesn't cancel a pending change.
      sendLatest.current();
    };
  }, [environment]);

  useEffect(
    () =>
      quantityWithdrawals.listen(({ lineKey: going, onPendingQuantity }) => {
        if (going !== lineKey) return;
        clearTimeout(timer.current);
        const wanted = positiveInteger(latest.current ?? '');
        if (wanted !== null && wanted > 0) onPendingQuantity(Math.min(wanted, max));
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

  /** For blur and submit: sends a pending value, or reverts an invalid one with the reason. */
  const leave = useCallback(() => {
    const typed = latest.current;
    if (typed === null) return;
    const wanted = positiveInteger(typed);
    if (wanted !== null && wanted >= least) return sendLatest.current();
    clearTimeout(timer.current);
    latest.current = null;
    setDraft(null);
    setProblem({ reason: t.enterWholeNumberFrom({ min, max }), isUnsent: false });
  }, [least, min, max]);

  // A newer response may have brought the wanted quantity, or one that the reason doesn't apply to.
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
