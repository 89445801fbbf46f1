import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import { progressTexts } from '../kit/progressTexts.ts';
import * as t from './__generated__/messages.ts';

export interface TryAgainProps {
  /** Whether a retry is running: the button stays, keeps the focus, and ignores further clicks. */
  isTrying: boolean;
  onTry: () => void;
  /** Moves the focus elsewhere when the button is removed. */
  moveFocus: () => void;
}

/** Retries a failed request (row 120). */
export function TryAgain({ isTrying, onTry, moveFocus }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const move = useEffectEvent(moveFocus);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) move();
    };
  }, []);
  return (
    <Button ref={button} kind="secondary" size="small" aria-disabled={isTrying} onClick={() => isTrying || onTry()}>
      {isTrying ? progressTexts.loading : t.tryAgain}
    </Button>
  );
}
