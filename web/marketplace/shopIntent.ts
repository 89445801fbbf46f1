// Value of the buttons in an external shop's box without script: a single value, because the checkout has one form for everything.

/** A shopper's choice for an external shop. */
export type ShopChoice = 'DONE' | 'CANCELED';

/** A choice as the server expects it. */
export interface ChosenShop {
  shopId: string;
  choice: ShopChoice;
  linesHash: string;
}

const prefix = 'externalShop';

/** Value of the button that makes this choice. */
export function shopIntent({ shopId, choice, linesHash }: ChosenShop): string {
  return [prefix, choice, linesHash, shopId].join(' ');
}

/** Parses the value of such a button; null for all others. */
export function readShopIntent(value: unknown): ChosenShop | null {
  const [, choice, linesHash, shopId] =
    (typeof value === 'string' && /^externalShop (DONE|CANCELED) (\w{0,64}) ([\w+/=-]{1,100})$/.exec(value)) || [];
  if (linesHash === undefined || shopId === undefined) return null;
  return { shopId, choice: choice === 'DONE' ? 'DONE' : 'CANCELED', linesHash };
}

/** Value of the button that removes items bought elsewhere from the cart. */
export const removeIntent = 'takeOutExternal';

/** What a form of the cart page requests for external shops. */
export type ExternalIntent = { intent: 'chooseShop'; chosen: ChosenShop } | { intent: 'takeOut' };

/** @returns null for the cart's other forms */
export function readExternalForm(form: FormData): ExternalIntent | null {
  const intent = form.get('intent');
  if (intent === removeIntent) return { intent: 'takeOut' };
  const chosen = readShopIntent(intent);
  return chosen && { intent: 'chooseShop', chosen };
}
