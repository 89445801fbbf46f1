import { formatDateTime, formatMoney, formatPercent } from '../kit/formats.ts';
import { acts } from './acts.ts';
import * as t from './__generated__/messages.ts';

/** Label of an action; without one its name, split into words. */
export function actionLabel(action: string): string {
  const known = acts[action];
  if (known !== undefined) return known;
  const words = action
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Filters of the log, by the prefix of actions. */
export const areas = [
  { value: 'account.', label: t.accounts },
  { value: 'admin.', label: t.signIn },
  { value: 'catalogue.', label: t.catalogue },
  { value: 'product.', label: t.products },
  { value: 'order.', label: t.orders },
  { value: 'shipment.', label: t.shipments },
  { value: 'return.', label: t.returns },
  { value: 'coupon.', label: t.coupons },
  { value: 'compare.', label: t.compareGroups },
  { value: 'merchant.', label: t.merchants },
  { value: 'offer.', label: t.offers },
  { value: 'review.', label: t.reviews },
  { value: 'settings.', label: t.settings },
  { value: 'menu.', label: t.menus },
  { value: 'attribute.', label: t.attributes },
  { value: 'category.', label: t.categories },
  { value: 'customer.', label: t.customers },
  { value: 'shippingZone.', label: t.deliveryZones },
  { value: 'taxRate.', label: t.vat },
  { value: 'paymentMethod.', label: t.paymentMethods },
  { value: 'bankAccount.', label: t.bankAccount },
  { value: 'newsletter.', label: t.newsletterForms },
  { value: 'analytics.', label: t.analytics },
  { value: 'report.', label: t.reports },
  { value: 'marketplace.', label: t.marketplaces },
  { value: 'externalShop.', label: t.externalShops },
  { value: 'shopListing.', label: t.productsInExternalShops },
  { value: 'subscriber.', label: t.subscribers },
  { value: 'integration.', label: t.integrations },
  { value: 'apiKey.', label: t.apiKeys },
  { value: 'work.', label: t.bulkActions },
] as const;

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** Labels of what the log names by its columns. */
const labels: Readonly<Record<string, string>> = {
  allowTracking: t.tracking,
  bic: t.bic,
  iban: t.iban,
  isEnabled: t.enabled,
  payloadQuery: t.additionalData,
  rights: t.permissions,
  topContent: t.topBarText,
  webhookUrl: t.webhookUrl,
};

/** Such as "keep days" for keepDays: a unit in the name is shown with the value instead. */
function labelOf(name: string): string {
  // If several things were changed together, each value is shown with the thing's own name.
  const end = name.lastIndexOf(' › ') + 3;
  if (end > 2) return name.slice(0, end) + labelOf(name.slice(end));
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name.replace(/(Minor|BasisPoints)$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  // Constants such as places and countries are in capitals, for example HOME.
  return words === words.toUpperCase() ? words : words.replaceAll(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function detailText(name: string, value: unknown): string {
  if (value === '' || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  // The shop has one currency.
  if (typeof value === 'number' && name.endsWith('Minor')) return formatMoney(value);
  if (typeof value === 'number' && name.endsWith('BasisPoints')) return formatPercent(value / 10_000);
  if (typeof value !== 'string') return JSON.stringify(value);
  return instant.test(value) ? formatDateTime(value) : value;
}

/** The entry's target shows it already. */
const shownElsewhere = new Set(['order']);

/**
 * Further details, such as "role: STAFF · permissions: ORDERS"; of changes "keep days: 90 → 30".
 * @param details JSON
 */
export function detailsText(details: string): string {
  const facts: unknown = JSON.parse(details);
  if (typeof facts !== 'object' || facts === null) return '';
  return Object.entries(facts)
    .filter(([name, value]) => value !== null && value !== '' && !shownElsewhere.has(name))
    .map(([name, value]) => {
      const words = isChange(value) ? `${detailText(name, value.from)} → ${detailText(name, value.to)}` : detailText(name, value);
      return `${labelOf(name)}: ${words}`;
    })
    .join(' · ');
}
