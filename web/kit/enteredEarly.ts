// Preserves input made while the page's script was still loading. Hydration resets controls to the server's values; this records the
// differences, and enters them again after hydration.

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

/** Returns the input made so far. Call it right before hydration. */
export function readEarlyInput(root: ParentNode): Entered[] {
  return [...root.querySelectorAll<Control>('input, select, textarea')]
    .filter(isChanged)
    .map((control) => ({ control, value: control.value, isTick: isTick(control) }));
}

/** Sets a value as typing does: bypasses React's value tracking, so that the event counts. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Enters the recorded input again. Call it after hydration. */
export function enterAgain(entered: readonly Entered[]): void {
  for (const { control, value, isTick: ticks } of entered) {
    if (!control.isConnected) continue;
    if (ticks) control.click();
    else type(control, value);
  }
}
