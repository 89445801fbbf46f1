import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Panel } from '../kit/Panel.tsx';
import * as t from './__generated__/messages.ts';

/** Replaces a screen that the person has no right to. */
export function NoRightScreen({ title }: { title: string }) {
  return (
    <>
      <ScreenHead title={title} />
      <Panel>
        <p>{t.askForAccess}</p>
      </Panel>
    </>
  );
}
