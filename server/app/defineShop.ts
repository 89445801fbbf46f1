import type { PaymentExtension } from '../commerce/payments/payments.ts';
import type { Carrier } from '../commerce/shipping/shipping.ts';

/** What a merchant's developer puts together: the extensions that are loaded. Each list is in the order in which staff and shoppers see it. */
export interface ShopDefinition {
  /** Payment providers (docs/extending/payments.md). */
  payments: readonly PaymentExtension[];
  /** Carriers that offer shipping methods beside those of the zones (docs/extending/carriers.md). */
  carriers: readonly Carrier[];
}

/** Checks a shop's definition while it is written. @returns the same definition */
export const defineShop = (definition: ShopDefinition): ShopDefinition => definition;
