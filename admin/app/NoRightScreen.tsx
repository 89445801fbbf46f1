import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Panel } from '../kit/Panel.tsx';

/** Replaces a screen that the person has no right to. */
export function NoRightScreen({ title }: { title: string }) {
  return (
    <>
      <ScreenHead title={title} />
      <Panel>
        <p>You don’t have permission to open this page. Ask an administrator for access.</p>
      </Panel>
    </>
  );
}
