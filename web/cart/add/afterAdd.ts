/** The outcome of an add and the state of the page. */
export interface AddOutcome {
  /** Why the add was refused or failed; null on success. */
  reason: string | null;
  /** URL of the product's page, where a shopper can resolve a refusal; null if there is none, or if it is the current page. */
  productUrl: string | null;
  /** Whether the shop opens the cart page after each add. */
  opensCart: boolean;
  /** Whether the shop opens the cart drawer after each add. */
  slidesCart: boolean;
  /** Whether the page shows errors, which nothing may cover. */
  hasErrors: boolean;
  /** Whether the page is the cart page, which has no drawer. */
  isCartPage: boolean;
}

/** What the page does after an add. */
export type AfterAdd =
  | { step: 'open product'; url: string; reason: string }
  | { step: 'tell'; reason: string }
  | { step: 'open cart' }
  | { step: 'open panel' }
  | { step: 'say added' }
  | { step: 'update' };

/**
 * Decides in the order of the specification (sections 4 and 7): a refusal with a URL, then the setting that opens the cart page, then the
 * drawer, or a toast if the shop has no drawer. Nothing covers errors.
 */
export function afterAdd({ reason, productUrl, opensCart, slidesCart, hasErrors, isCartPage }: AddOutcome): AfterAdd {
  if (reason !== null && productUrl !== null) return { step: 'open product', url: productUrl, reason };
  if (reason !== null) return { step: 'tell', reason };
  if (opensCart) return { step: 'open cart' };
  if (hasErrors || (slidesCart && isCartPage)) return { step: 'update' };
  return { step: slidesCart ? 'open panel' : 'say added' };
}
