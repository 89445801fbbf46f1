import type { PaymentExtension } from '../commerce/payments/payments.ts';
import type { TaxProvider } from '../commerce/taxes/taxes.ts';
import type { Carrier } from '../commerce/shipping/shipping.ts';
import type { MailingService } from '../engagement/newsletter/newsletter.ts';
import type { OpenFileStorage } from '../platform/storage/storage.ts';
import type { EventListener } from '../platform/events/domainEvents.ts';

/** What a merchant's developer puts together: the extensions that are loaded. Each list is in the order in which staff and shoppers see it. */
export interface ShopDefinition {
  /** Payment providers (docs/extending/payments.md). */
  payments: readonly PaymentExtension[];
  /** Carriers that offer shipping methods beside those of the zones (docs/extending/carriers.md). */
  carriers: readonly Carrier[];
  /** What calculates taxes (docs/extending/taxes.md). */
  taxes: TaxProvider;
  /** Where pictures and imported files are stored (docs/extending/storage.md). All instances of the shop use the same. */
  storage: OpenFileStorage;
  /** Services that can hear of subscribers; which of them do, staff decide. */
  mailingServices?: readonly MailingService[];
  /** Called after commit with what happens in the shop. */
  listeners?: readonly EventListener[];
}

/** Types a shop's definition. What is wrong with it is said when the server starts (loadExtensions, openPayments). */
export function defineShop(definition: ShopDefinition): ShopDefinition {
  return definition;
}
