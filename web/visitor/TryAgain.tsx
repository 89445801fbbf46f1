import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import { progressWords } from '../kit/progressWords.ts';

export interface TryAgainProps {
  /** Whether another try is under way: the button stays where it is, with the focus, and is not triggered twice. */
  isTrying: boolean;
  onTry: () => void;
  /** Puts the focus somewhere else when the button goes with it. */
  moveFocus: () => void;
}

/** Another try after a request without an answer (row 120). */
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
      {isTrying ? progressWords.loading : 'Try again'}
    </Button>
  );
}
