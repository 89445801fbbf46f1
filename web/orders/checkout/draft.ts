import { enterAgain } from '../../kit/enteredEarly.ts';
import { draftPrefix } from '../../kit/tabStorage.ts';
import { checkoutFields, type CheckoutField } from './formValues.ts';

// Checkout input stays in the tab until the order is placed or the tab is closed: a page that is reloaded, or left for the cart, comes back
// filled in.

const storageKey = `${draftPrefix}checkout`;

/** The terms must be accepted, and age and consent confirmed, for each order, and the page's address holds the delivery choice. */
const unsaved = ['acceptsTerms', 'confirmedAge', 'wantsReviewRequest', 'country', 'shippingMethod'];
const draftFields = checkoutFields.filter((field) => !unsaved.includes(field));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Stores a form's input. */
export function saveDraft(storage: Pick<Storage, 'setItem'>, form: HTMLFormElement): void {
  const entered = new FormData(form);
  storage.setItem(storageKey, JSON.stringify(Object.fromEntries(draftFields.map((field) => [field, entered.get(field) ?? '']))));
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

/** The control of a field that a stored value would change; null if the shopper has entered something else, or the value does not fit. */
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

/** Restores stored values into the fields that the shopper has not changed. */
export function enterDraft(storage: Pick<Storage, 'getItem'>, form: HTMLFormElement): void {
  const draft = readDraft(storage.getItem(storageKey));
  enterAgain(
    draftFields.flatMap((field) => {
      const value = draft[field];
      const control = typeof value === 'string' ? controlFor(form, field, value) : null;
      return control && typeof value === 'string' ? [{ control, value, isTick: isTick(control) }] : [];
    }),
  );
}
