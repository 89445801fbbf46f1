import type { AdminScreen } from '../kit/screen.ts';

/** How the shop delivers, taxes and is paid. */
export const checkoutScreens: readonly AdminScreen[] = [
  {
    path: 'settings/delivery',
    title: 'Delivery',
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'box',
    words: 'shipping zones rates countries weight free',
    open: async () => {
      const { ZonesScreen, loadZones } = await import('./ZonesScreen.tsx');
      return { Component: ZonesScreen, load: loadZones };
    },
  },
  {
    path: 'settings/delivery/new',
    title: 'New zone',
    right: 'SETTINGS',
    open: async () => {
      const { NewZoneScreen, loadNewZone } = await import('./NewZoneScreen.tsx');
      return { Component: NewZoneScreen, load: loadNewZone };
    },
  },
  {
    path: 'settings/delivery/:number',
    title: 'Zone',
    right: 'SETTINGS',
    open: async () => {
      const { ZoneScreen, loadZone } = await import('./ZoneScreen.tsx');
      return { Component: ZoneScreen, load: loadZone };
    },
  },
  {
    path: 'settings/taxes',
    title: 'VAT',
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'percent',
    words: 'tax rates countries',
    open: async () => {
      const { TaxesScreen, loadTaxes } = await import('./TaxesScreen.tsx');
      return { Component: TaxesScreen, load: loadTaxes };
    },
  },
  {
    path: 'settings/taxes/:country',
    title: 'VAT of a country',
    right: 'SETTINGS',
    open: async () => {
      const { CountryTaxesScreen, loadCountryTaxes } = await import('./CountryTaxesScreen.tsx');
      return { Component: CountryTaxesScreen, load: loadCountryTaxes };
    },
  },
  {
    path: 'settings/payment',
    title: 'Payment',
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'settings',
    words: 'bank account iban transfer cash card methods',
    open: async () => {
      const { PaymentScreen, loadPayment } = await import('./PaymentScreen.tsx');
      return { Component: PaymentScreen, load: loadPayment };
    },
  },
];
