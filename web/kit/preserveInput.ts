import { enterAgain, readEarlyInput } from './enteredEarly.ts';

const controls = 'input, select, textarea';

/**
 * Records input and expanded elements of a part, before the part is replaced with the same contents.
 * @returns a function that restores them in the part at the same position
 */
export function preserveInput(part: Element): () => void {
  const all = [...part.querySelectorAll(controls)];
  const entered = readEarlyInput(part).map((entry) => ({ ...entry, index: all.indexOf(entry.control) }));
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
