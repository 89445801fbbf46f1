import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of invoices and credit notes. */
export const invoiceScreens: readonly AdminScreen[] = [
  {
    path: 'invoices',
    title: t.invoices,
    right: 'ORDERS',
    group: 'Sales',
    icon: 'receipt',
    keywords: 'credit notes accounting csv export datev pdf',
    open: async () => {
      const { InvoicesScreen, loadInvoices } = await import('./InvoicesScreen.tsx');
      return { Component: InvoicesScreen, load: loadInvoices };
    },
  },
];

/** Screens that other groups of the navigation show. */
export const vatReportScreens: readonly AdminScreen[] = [
  {
    path: 'reports/vat',
    title: t.vatReport,
    right: 'REPORTS',
    group: 'Reports',
    icon: 'percent',
    keywords: 'oss one stop shop tax return quarter country csv export',
    open: async () => {
      const { VatReportScreen, loadVatReport } = await import('./VatReportScreen.tsx');
      return { Component: VatReportScreen, load: loadVatReport };
    },
  },
];

/** Settings of invoices. */
export const invoiceSettingsScreens: readonly AdminScreen[] = [
  {
    path: 'settings/invoices',
    title: t.invoiceSettings,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'receipt',
    keywords: 'credit notes numbers prefix footer',
    open: async () => {
      const { InvoiceSettingsScreen, loadInvoiceSettings } = await import('./InvoiceSettingsScreen.tsx');
      return { Component: InvoiceSettingsScreen, load: loadInvoiceSettings };
    },
  },
];
