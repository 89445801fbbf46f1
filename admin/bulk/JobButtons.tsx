import { Button } from '../../web/kit/Button.tsx';
import { titleOf } from './jobTexts.ts';
import { useJobActions, type JobRef } from './useJobActions.ts';
import * as t from './__generated__/messages.ts';

export interface JobButtonsProps {
  job: JobRef & {
    readonly kind: string;
    readonly subject: string;
    readonly topic: string;
    readonly canStop: boolean;
    readonly canResume: boolean;
    readonly canUndo: boolean;
  };
  /** Whether each button names its job, for several of them. */
  isNamed?: boolean;
}

/** The buttons of a background job. */
export function JobButtons({ job, isNamed = false }: JobButtonsProps) {
  const { stop, resume, undo, isBusy } = useJobActions();
  const { canStop, canResume, canUndo } = job;
  const about = isNamed ? <span className="visually-hidden"> {titleOf(job)}</span> : null;
  return (
    <>
      {canStop && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => stop(job)}>
          {t.stop}
          {about}
        </Button>
      )}
      {canResume && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => resume(job)}>
          {t.resume}
          {about}
        </Button>
      )}
      {canUndo && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => undo(job)}>
          {t.undo}
          {about}
        </Button>
      )}
    </>
  );
}
