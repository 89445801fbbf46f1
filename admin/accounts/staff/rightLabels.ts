import type { AdminScreen, StaffRight } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

/** Labels of the administration's areas, and what the titles of their screens do not say. */
const areas: readonly { right: StaffRight; label: string; more?: string }[] = [
  { right: 'CATALOGUE', label: t.catalogue, more: t.includesStockPricesProduct },
  { right: 'ORDERS', label: t.orders, more: t.includesRefundsAndCustomerData },
  { right: 'DEALS', label: t.deals, more: t.includesVotesOnOffers },
  { right: 'SUBSCRIBERS', label: t.subscribers, more: t.includesImportsDownloadsDeletions },
  { right: 'CONTENT', label: t.content },
  { right: 'SETTINGS', label: t.settings, more: t.includesBankAccountFor },
  { right: 'REPORTS', label: t.reports },
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
