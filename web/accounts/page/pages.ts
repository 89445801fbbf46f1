import { AddressesPage } from './AddressesPage.tsx';
import { DealAlertsPage } from './DealAlertsPage.tsx';
import { DevicesPage } from './DevicesPage.tsx';
import { GoodbyePage } from './GoodbyePage.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The parts of the account page by their loaders: in one chunk, because visitors who open one part usually open others. */
export const pages = {
  overview: OverviewPage,
  orders: OrdersPage,
  addresses: AddressesPage,
  newsletter: NewsletterPage,
  'deal-alerts': DealAlertsPage,
  settings: SettingsPage,
  devices: DevicesPage,
  privacy: PrivacyPage,
  goodbye: GoodbyePage,
};
