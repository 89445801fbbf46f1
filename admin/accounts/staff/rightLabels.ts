import type { AdminScreen, StaffRight } from '../../kit/screen.ts';

/** Labels of the administration's areas, and what the titles of their screens do not say. */
const areas: readonly { right: StaffRight; label: string; more?: string }[] = [
  { right: 'CATALOGUE', label: 'Catalogue', more: 'Includes stock, prices, product files and products from external shops.' },
  { right: 'ORDERS', label: 'Orders', more: 'Includes refunds and customer data.' },
  { right: 'DEALS', label: 'Deals', more: 'Includes votes on offers. Coupons are part of Orders.' },
  { right: 'SUBSCRIBERS', label: 'Subscribers', more: 'Includes imports, downloads, deletions, mailing services and webhooks.' },
  { right: 'CONTENT', label: 'Content' },
  { right: 'SETTINGS', label: 'Settings', more: 'Includes the bank account for transfers.' },
  { right: 'REPORTS', label: 'Reports' },
];

const listed = new Intl.ListFormat('en');

/** The titles of the screens that a right opens, as in the navigation. */
const openedBy = (right: StaffRight, screens: readonly AdminScreen[]): string =>
  listed.format(screens.filter((screen) => screen.right === right && screen.group).map(({ title }) => title));

/** Each right, and everything that it opens. */
export const rightLabels = (screens: readonly AdminScreen[]): { right: StaffRight; label: string; hint: string }[] =>
  areas.map(({ right, label, more = '' }) => ({ right, label, hint: `${openedBy(right, screens)}. ${more}`.trim() }));

/** The label of a right. */
export function rightLabel(right: string): string {
  return areas.find((words) => words.right === right)?.label ?? right;
}
