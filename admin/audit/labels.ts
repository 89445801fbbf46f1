import { formatDateTime, formatMoney, formatPercent } from '../kit/formats.ts';
import { acts } from './acts.ts';

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
  { value: 'account.', label: 'Accounts' },
  { value: 'admin.', label: 'Sign-in' },
  { value: 'catalogue.', label: 'Catalogue' },
  { value: 'product.', label: 'Products' },
  { value: 'order.', label: 'Orders' },
  { value: 'shipment.', label: 'Shipments' },
  { value: 'return.', label: 'Returns' },
  { value: 'coupon.', label: 'Coupons' },
  { value: 'compare.', label: 'Compare groups' },
  { value: 'merchant.', label: 'Merchants' },
  { value: 'offer.', label: 'Offers' },
  { value: 'review.', label: 'Reviews' },
  { value: 'settings.', label: 'Settings' },
  { value: 'menu.', label: 'Menus' },
  { value: 'attribute.', label: 'Attributes' },
  { value: 'category.', label: 'Categories' },
  { value: 'customer.', label: 'Customers' },
  { value: 'shippingZone.', label: 'Delivery zones' },
  { value: 'taxRate.', label: 'VAT' },
  { value: 'paymentMethod.', label: 'Payment methods' },
  { value: 'bankAccount.', label: 'Bank account' },
  { value: 'newsletter.', label: 'Newsletter forms' },
  { value: 'analytics.', label: 'Analytics' },
  { value: 'report.', label: 'Reports' },
  { value: 'marketplace.', label: 'Marketplaces' },
  { value: 'externalShop.', label: 'External shops' },
  { value: 'shopListing.', label: 'Products in external shops' },
  { value: 'subscriber.', label: 'Subscribers' },
  { value: 'integration.', label: 'Integrations' },
  { value: 'apiKey.', label: 'API keys' },
  { value: 'work.', label: 'Bulk actions' },
] as const;

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** Labels of what the log names by its columns. */
const labels: Readonly<Record<string, string>> = {
  allowTracking: 'tracking',
  bic: 'BIC',
  iban: 'IBAN',
  isEnabled: 'enabled',
  payloadQuery: 'additional data',
  rights: 'permissions',
  topContent: 'top bar text',
  webhookUrl: 'webhook URL',
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
