/** How an add ended. */
export interface AddOutcome {
  /** Why it was refused, or failed; null when it is in the cart. */
  reason: string | null;
  /** Address of the product's page, where one can look for a way out of a refusal; null where there is none, or one is there already. */
  productUrl: string | null;
  /** Whether the shop opens the cart after each add. */
  opensCart: boolean;
}

/** What the page does about it. */
export type AfterAdd =
  | { step: 'open product'; url: string; reason: string }
  | { step: 'tell'; reason: string }
  | { step: 'open cart' }
  | { step: 'update' };

/** Decides in the order of the specification (section 7): a refusal with an address, then the setting, then the update of the page. */
export function afterAdd({ reason, productUrl, opensCart }: AddOutcome): AfterAdd {
  if (reason !== null && productUrl !== null) return { step: 'open product', url: productUrl, reason };
  if (reason !== null) return { step: 'tell', reason };
  return { step: opensCart ? 'open cart' : 'update' };
}
