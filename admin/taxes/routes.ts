import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of VAT rates. */
export const taxScreens: readonly AdminScreen[] = [
  {
    path: 'settings/taxes',
    title: t.vat,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'percent',
    keywords: 'tax rates countries',
    open: async () => {
      const { TaxesScreen, loadTaxes } = await import('../taxes/TaxesScreen.tsx');
      return { Component: TaxesScreen, load: loadTaxes };
    },
  },
  {
    path: 'settings/taxes/:country',
    title: t.vatInCountry,
    right: 'SETTINGS',
    open: async () => {
      const { CountryTaxesScreen, loadCountryTaxes } = await import('../taxes/CountryTaxesScreen.tsx');
      return { Component: CountryTaxesScreen, load: loadCountryTaxes };
    },
  },
];
