import type { StaffRight } from '../kit/screen.ts';

/** The areas of the administration, as people call them. */
export const rightWords: readonly { right: StaffRight; label: string; hint: string }[] = [
  { right: 'CATALOGUE', label: 'Catalogue', hint: 'Products, categories, attributes and their pictures' },
  { right: 'ORDERS', label: 'Orders', hint: 'Orders, payments and refunds' },
  { right: 'DEALS', label: 'Deals', hint: 'Offers, merchants, coupons, reviews, votes and compare groups' },
  { right: 'SUBSCRIBERS', label: 'Subscribers', hint: 'The newsletter and mailing services' },
  { right: 'CONTENT', label: 'Content', hint: 'Menus, notices and texts' },
  { right: 'SETTINGS', label: 'Settings', hint: 'Settings of the shop, delivery and taxes' },
  { right: 'REPORTS', label: 'Reports', hint: 'Figures, and where visitors come from' },
];

/** What people call a right. */
export function rightLabel(right: string): string {
  return rightWords.find((words) => words.right === right)?.label ?? right;
}
