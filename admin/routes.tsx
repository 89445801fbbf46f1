import { accountScreens } from './account/routes.ts';
import { auditScreens } from './audit/routes.ts';
import { compareScreens } from './compare/routes.ts';
import { contentScreens } from './content/routes.ts';
import { checkoutScreens } from './checkout/routes.ts';
import { couponScreens } from './coupons/routes.ts';
import { customerFinder, customerScreens } from './customers/routes.ts';
import { dashboardScreens } from './dashboard/routes.ts';
import { catalogScreens, productFinder } from './catalog/routes.ts';
import { dealScreens } from './deals/routes.ts';
import { homeScreens } from './home/routes.ts';
import type { AdminScreen, Finder } from './kit/screen.ts';
import { marketplaceScreens } from './marketplace/routes.ts';
import { orderFinder, orderScreens } from './orders/routes.ts';
import { reportsScreens } from './reports/routes.ts';
import { reviewScreens } from './reviews/routes.ts';
import { settingsScreens } from './settings/routes.ts';
import { subscribersScreens } from './subscribers/routes.ts';
import { workScreens } from './work/routes.ts';

// The one table of the administration's screens: each room has its own part (kit/screen.ts says how). Of the same group, they stand in
// the navigation in this order.

export const screens: readonly AdminScreen[] = [
  ...homeScreens,
  ...dashboardScreens,
  ...workScreens,
  ...orderScreens,
  ...couponScreens,
  ...customerScreens,
  ...catalogScreens,
  ...marketplaceScreens,
  ...dealScreens,
  ...reviewScreens,
  ...compareScreens,
  ...subscribersScreens,
  ...contentScreens,
  ...reportsScreens,
  ...settingsScreens,
  ...checkoutScreens,
  ...accountScreens,
  ...auditScreens,
];

/** What the command palette can search besides the screens' names. */
export const finders: readonly Finder[] = [
  orderFinder,
  customerFinder,
  productFinder,
  { label: 'Views', right: null, open: async () => (await import('./kit/views/findViews.ts')).findViews },
];
