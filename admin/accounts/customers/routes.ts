import type { AdminScreen, Finder } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

export const customerScreens: readonly AdminScreen[] = [
  {
    path: 'customers',
    goKey: 'c',
    title: t.customers,
    right: 'ORDERS',
    group: 'Sales',
    icon: 'people',
    keywords: 'accounts shoppers people lock password erase privacy',
    open: async () => {
      const { CustomersScreen, loadCustomers } = await import('./CustomersScreen.tsx');
      return { Component: CustomersScreen, load: loadCustomers };
    },
  },
  {
    path: 'customers/:number',
    title: t.customer,
    right: 'ORDERS',
    open: async () => {
      const { CustomerScreen, loadCustomer } = await import('./CustomerScreen.tsx');
      return { Component: CustomerScreen, load: loadCustomer };
    },
  },
];

/** Finds customers by email address or name. */
export const customerFinder: Finder = {
  label: t.customers,
  right: 'ORDERS',
  open: async () => (await import('./findCustomers.ts')).findCustomers,
};
