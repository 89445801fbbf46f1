/** How an add ended, and where. */
export interface AddOutcome {
  /** Why it was refused, or failed; null when it is in the cart. */
  reason: string | null;
  /** Address of the product's page, where one can look for a way out of a refusal; null where there is none, or one is there already. */
  productUrl: string | null;
  /** Whether the shop opens the cart's page after each add. */
  opensCart: boolean;
  /** Whether the shop slides the cart in after each add. */
  slidesCart: boolean;
  /** Whether the page shows errors, which nothing may cover. */
  hasErrors: boolean;
  /** Whether the page is the cart's own, where there is nothing to slide in. */
  isCartPage: boolean;
}

/** What the page does about it. */
export type AfterAdd =
  | { step: 'open product'; url: string; reason: string }
  | { step: 'tell'; reason: string }
  | { step: 'open cart' }
  | { step: 'open panel' }
  | { step: 'say added' }
  | { step: 'update' };

/**
 * Decides in the order of the specification (sections 4 and 7): a refusal with an address, then the setting that opens the cart's page,
 * then what is put in front of the page: the panel, or a message where the shop has no panel, and nothing over errors.
 */
export function afterAdd({ reason, productUrl, opensCart, slidesCart, hasErrors, isCartPage }: AddOutcome): AfterAdd {
  if (reason !== null && productUrl !== null) return { step: 'open product', url: productUrl, reason };
  if (reason !== null) return { step: 'tell', reason };
  if (opensCart) return { step: 'open cart' };
  if (hasErrors || (slidesCart && isCartPage)) return { step: 'update' };
  return { step: slidesCart ? 'open panel' : 'say added' };
}
