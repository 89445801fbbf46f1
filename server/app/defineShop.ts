import type { PaymentExtension } from '../commerce/payments/payments.ts';
import type { VatIdCheck } from '../commerce/orders/orders.ts';
import type { TaxProvider } from '../commerce/taxes/taxes.ts';
import type { Carrier } from '../commerce/shipping/shipping.ts';
import type { MailingService } from '../engagement/newsletter/newsletter.ts';
import type { OpenCdn } from '../platform/cache/cdn.ts';
import type { OpenFileStorage } from '../platform/storage/storage.ts';
import type { EventListener } from '../platform/events/domainEvents.ts';

/** A merchant's configuration: the extensions to load. Each list is in the order in which staff and shoppers see it. */
export interface ShopDefinition {
  /** Payment providers (docs/extending/payments.md). */
  payments: readonly PaymentExtension[];
  /** Carriers with shipping methods in addition to those of the zones (docs/extending/carriers.md). */
  carriers: readonly Carrier[];
  /** What calculates taxes (docs/extending/taxes.md). */
  taxes: TaxProvider;
  /** What checks whether VAT IDs are registered (docs/extending/vatIds.md). Without it, only their format is checked. */
  vatIdCheck?: VatIdCheck;
  /** Storage of images and imported files (docs/extending/storage.md). All instances of the shop share one storage. */
  storage: OpenFileStorage;
  /** The content delivery network in front of the shop (docs/extending/cdns.md). */
  cdn?: OpenCdn;
  /** Services that subscribers can be sent to; staff choose which of them are active. */
  mailingServices?: readonly MailingService[];
  /** Called with the shop's events, after commit. */
  listeners?: readonly EventListener[];
}

/** Types a shop's definition. Errors in it are reported when the server starts (loadExtensions, openPayments). */
export function defineShop(definition: ShopDefinition): ShopDefinition {
  return definition;
}
