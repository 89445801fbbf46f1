import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Panel } from '../kit/Panel.tsx';

/** In place of a screen that somebody has no right to. */
export function NoRightScreen({ title }: { title: string }) {
  return (
    <>
      <ScreenHead title={title} />
      <Panel>
        <p>You may not open this. An administrator can give you the right to it.</p>
      </Panel>
    </>
  );
}
