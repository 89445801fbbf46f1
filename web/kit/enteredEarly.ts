// What somebody typed, ticked or chose while the page's script was still on its way. Hydration puts the server's values back; this
// remembers what differs from them, and does it again once the page listens.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Entered {
  control: Control;
  value: string;
  isTick: boolean;
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, given);
  }
  if (isTick(control)) return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked);
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

/** Reads what was entered so far. Call it right before hydration. */
export function takeEntered(root: ParentNode): Entered[] {
  return [...root.querySelectorAll<Control>('input, select, textarea')]
    .filter(isChanged)
    .map((control) => ({ control, value: control.value, isTick: isTick(control) }));
}

/** Sets a value as typing does: past React's own record of it, so that the event counts. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Enters it again. Call it when the page is hydrated. */
export function enterAgain(entered: readonly Entered[]): void {
  for (const { control, value, isTick: ticks } of entered) {
    if (!control.isConnected) continue;
    if (ticks) control.click();
    else type(control, value);
  }
}
