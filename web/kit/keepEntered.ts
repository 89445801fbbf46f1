import { enterAgain, takeEntered } from './enteredEarly.ts';

const controls = 'input, select, textarea';

/**
 * Remembers what was entered and unfolded in a part, before the part is made anew with the same contents.
 * @returns does the same in the part that stands at its place
 */
export function keepEntered(part: Element): () => void {
  const all = [...part.querySelectorAll(controls)];
  const entered = takeEntered(part).map((entry) => ({ ...entry, index: all.indexOf(entry.control) }));
  const unfolded = [...part.querySelectorAll('details')].map(({ open }) => open);
  const parent = part.parentElement;
  const place = parent ? [...parent.children].indexOf(part) : -1;
  return () => {
    const now = part.isConnected ? part : parent?.children[place];
    if (!now) return;
    [...now.querySelectorAll('details')].forEach((details, index) => unfolded[index] && (details.open = true));
    const anew = [...now.querySelectorAll<(typeof entered)[number]['control']>(controls)];
    enterAgain(entered.flatMap(({ index, ...entry }) => (anew[index] ? [{ ...entry, control: anew[index] }] : [])));
  };
}
