import type { PaymentExtension } from '../commerce/payments/payments.ts';
import type { Carrier } from '../commerce/shipping/shipping.ts';
import type { MailingService } from '../engagement/newsletter/newsletter.ts';
import type { EventListener } from '../platform/events/domainEvents.ts';

/** What a merchant's developer puts together: the extensions that are loaded. Each list is in the order in which staff and shoppers see it. */
export interface ShopDefinition {
  /** Payment providers (docs/extending/payments.md). */
  payments: readonly PaymentExtension[];
  /** Carriers that offer shipping methods beside those of the zones (docs/extending/carriers.md). */
  carriers: readonly Carrier[];
  /** Services that can hear of subscribers; which of them do, staff decide. */
  mailingServices?: readonly MailingService[];
  /** Called after commit with what happens in the shop. */
  listeners?: readonly EventListener[];
}

/** Checks a shop's definition. @returns the same definition @throws Error when two extensions of one kind share an id */
export function defineShop(definition: ShopDefinition): ShopDefinition {
  for (const [list, extensions] of Object.entries(definition) as [string, readonly { id: string }[]][]) {
    const ids = extensions.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new Error(`shop.config.ts: ${list} has "${twice}" twice`);
  }
  return definition;
}
