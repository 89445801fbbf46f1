import { enterAgain } from '../../kit/enteredEarly.ts';
import { checkoutFields, type CheckoutField } from './formValues.ts';

// What somebody has entered in the checkout stays in the tab until it is ordered or the tab is closed: a page that is loaded again,
// or left for a look at the cart, comes back filled in.

const storageKey = 'souk.checkout.draft';

/** Whether the terms are accepted is said anew with each order, and the page's address says how it is delivered. */
const keptFields = checkoutFields.filter((field) => !['acceptsTerms', 'country', 'shippingMethod'].includes(field));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Keeps what a form says. */
export function keepDraft(storage: Pick<Storage, 'setItem'>, form: HTMLFormElement): void {
  const entered = new FormData(form);
  storage.setItem(storageKey, JSON.stringify(Object.fromEntries(keptFields.map((field) => [field, entered.get(field) ?? '']))));
}

export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(storageKey);
}

function readDraft(text: string | null): Partial<Record<CheckoutField, unknown>> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** The control of a field that a kept value would change; null where something else was entered already, or the value does not fit. */
function controlFor(form: HTMLFormElement, field: CheckoutField, value: string): Control | null {
  const controls = [...form.querySelectorAll<Control>(`[name="${field}"]`)];
  if (controls.length === 0 || value === '') return null;
  const [control] = controls;
  if (!control || !isTick(control)) return control && control.value !== value && !isChanged(control) ? control : null;
  const ticked = controls.find((tick) => tick.value === value);
  return ticked instanceof HTMLInputElement && !ticked.checked ? ticked : null;
}

function isChanged(control: Control): boolean {
  return control instanceof HTMLSelectElement ? false : control.value !== control.defaultValue;
}

/** Enters what was kept into the fields that nobody has touched. */
export function enterDraft(storage: Pick<Storage, 'getItem'>, form: HTMLFormElement): void {
  const draft = readDraft(storage.getItem(storageKey));
  enterAgain(
    keptFields.flatMap((field) => {
      const value = draft[field];
      const control = typeof value === 'string' ? controlFor(form, field, value) : null;
      return control && typeof value === 'string' ? [{ control, value, isTick: isTick(control) }] : [];
    }),
  );
}
