import { Button } from '../../web/kit/Button.tsx';
import { titleOf } from './workWords.ts';
import { useWorkVerbs, type WorkRef } from './useWorkVerbs.ts';

export interface WorkButtonsProps {
  work: WorkRef & {
    readonly subject: string;
    readonly topic: string;
    readonly canStop: boolean;
    readonly canResume: boolean;
    readonly canUndo: boolean;
  };
  /** Whether each button names its work: where there are several of them. */
  isNamed?: boolean;
}

/** What can be done with a piece of work. */
export function WorkButtons({ work, isNamed = false }: WorkButtonsProps) {
  const { stop, resume, undo, isBusy } = useWorkVerbs();
  const { canStop, canResume, canUndo } = work;
  const about = isNamed ? <span className="visually-hidden"> {titleOf(work)}</span> : null;
  return (
    <>
      {canStop && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => stop(work)}>
          Stop{about}
        </Button>
      )}
      {canResume && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => resume(work)}>
          Go on{about}
        </Button>
      )}
      {canUndo && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => undo(work)}>
          Undo{about}
        </Button>
      )}
    </>
  );
}
