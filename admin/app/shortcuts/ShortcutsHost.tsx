import { useId, useState } from 'react';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { DialogHead } from '../../../web/kit/overlay/DialogHead.tsx';
import { mayOpen, useSession } from '../../kit/session.ts';
import { screens } from '../screens.ts';
import { areShortcutsOn, setShortcutsOn } from './isOn.ts';
import styles from './ShortcutsHost.module.css';
import { useShortcuts } from './useShortcuts.ts';
import * as t from '../__generated__/messages.ts';

const always = [
  [t.ctrlK, t.searchOrJumpTo],
  [t.ctrlS, t.saveTheForm],
] as const;

const plain = [
  ['/', t.searchTheList],
  ['N', t.createNewOnLists],
  ['?', t.showKeyboardShortcuts],
] as const;

/** Handles the administration's keyboard shortcuts, and shows the list of them. */
export function ShortcutsHost() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areShortcutsOn);
  const { person } = useSession();
  const id = useId();
  const mine = screens.filter(({ right }) => mayOpen(person, right));
  useShortcuts(mine, () => setOpen(true));
  const going = mine.flatMap(({ goKey, title }) => (goKey === undefined ? [] : [[`G ${goKey.toUpperCase()}`, title] as const]));

  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={id} className={styles.dialog}>
      <DialogHead id={id} title={t.keyboardShortcuts} onClose={() => setOpen(false)} />
      <div className={styles.body}>
        <Keys keys={always} />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setShortcutsOn(target.checked);
              setOn(target.checked);
            }}
          />
          {t.singleKeyShortcuts}
        </label>
        <Keys keys={[...plain, ...going]} />
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
