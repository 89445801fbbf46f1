import { staffScreens } from '../accounts/staff/routes.ts';
import { analyticsScreens } from '../analytics/routes.ts';
import { attributionScreens } from '../attribution/routes.ts';
import { auditScreens } from '../audit/routes.ts';
import { compareScreens } from '../compare/routes.ts';
import { contentScreens } from '../settings/menus/routes.ts';
import { paymentScreens } from '../payments/routes.ts';
import { shippingScreens } from '../shipping/routes.ts';
import { transferScreens } from '../transfer/routes.ts';
import { taxScreens } from '../taxes/routes.ts';
import { couponScreens } from '../coupons/routes.ts';
import { customerFinder, customerScreens } from '../accounts/customers/routes.ts';
import { dashboardScreens } from '../reports/dashboard/routes.ts';
import { productScreens, productFinder } from '../products/routes.ts';
import { offerScreens } from '../offers/routes.ts';
import { homeScreens } from './home/routes.ts';
import type { AdminScreen, Finder } from '../kit/screen.ts';
import { metadataScreens } from '../metadata/routes.ts';
import { marketplaceScreens } from '../marketplace/routes.ts';
import { invoiceScreens, invoiceSettingsScreens, vatReportScreens } from '../invoices/routes.ts';
import { orderFinder, orderScreens } from '../orders/routes.ts';
import { reportsScreens } from '../reports/routes.ts';
import { returnScreens, returnSettingsScreens } from '../returns/routes.ts';
import { reviewScreens } from '../reviews/routes.ts';
import { settingsScreens } from '../settings/routes.ts';
import { newsletterScreens } from '../newsletter/routes.ts';
import { integrationScreens } from '../integrations/routes.ts';
import { bulkScreens } from '../bulk/routes.ts';
import * as t from './__generated__/messages.ts';

// The single list of the administration's screens: each module contributes its own (kit/screen.ts says how). Within a group, the navigation
// has them in this order.

export const screens: readonly AdminScreen[] = [
  ...homeScreens,
  ...dashboardScreens,
  ...bulkScreens,
  ...orderScreens,
  ...returnScreens,
  ...invoiceScreens,
  ...couponScreens,
  ...customerScreens,
  ...productScreens,
  ...transferScreens,
  ...marketplaceScreens,
  ...offerScreens,
  ...reviewScreens,
  ...compareScreens,
  ...newsletterScreens,
  ...contentScreens,
  ...reportsScreens,
  ...vatReportScreens,
  ...settingsScreens,
  ...attributionScreens,
  ...analyticsScreens,
  ...shippingScreens,
  ...taxScreens,
  ...invoiceSettingsScreens,
  ...returnSettingsScreens,
  ...paymentScreens,
  ...metadataScreens,
  ...integrationScreens,
  ...staffScreens,
  ...auditScreens,
];

/** What the command palette can search besides the screens' titles. */
export const finders: readonly Finder[] = [
  orderFinder,
  customerFinder,
  productFinder,
  { label: t.views, right: null, open: async () => (await import('../kit/views/findViews.ts')).findViews },
];
