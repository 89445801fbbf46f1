import type { AdminScreen, Finder } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const orderScreens: readonly AdminScreen[] = [
  {
    path: 'orders',
    goKey: 'o',
    title: t.orders,
    right: 'ORDERS',
    group: 'Sales',
    icon: 'box',
    keywords: 'sales refund cancel shipping',
    open: async () => {
      const { OrdersScreen, loadOrders } = await import('./OrdersScreen.tsx');
      return { Component: OrdersScreen, load: loadOrders };
    },
  },
  {
    path: 'orders/tracking',
    title: t.importTrackingNumbers,
    right: 'ORDERS',
    keywords: 'csv file ship shipments tracking bulk carrier upload',
    open: async () => {
      const { TrackingFileScreen } = await import('../fulfilment/TrackingFileScreen.tsx');
      return { Component: TrackingFileScreen };
    },
  },
  {
    path: 'orders/tracking/:id',
    title: t.trackingNumbers,
    right: 'ORDERS',
    open: async () => {
      const { TrackingImportScreen, loadTrackingImport } = await import('../fulfilment/TrackingImportScreen.tsx');
      return { Component: TrackingImportScreen, load: loadTrackingImport };
    },
  },
  {
    path: 'orders/print',
    title: t.printOrders,
    right: 'ORDERS',
    open: async () => {
      const { PrintOrdersScreen, loadPrintedOrders } = await import('./PrintOrdersScreen.tsx');
      return { Component: PrintOrdersScreen, load: loadPrintedOrders };
    },
  },
  {
    path: 'orders/:number',
    title: t.order,
    right: 'ORDERS',
    open: async () => {
      const { OrderScreen, loadOrder } = await import('./OrderScreen.tsx');
      return { Component: OrderScreen, load: loadOrder };
    },
  },
  {
    path: 'orders/:number/packing-slip',
    title: t.packingSlip,
    right: 'ORDERS',
    open: async () => {
      const { PackingSlipScreen, loadPackingSlip } = await import('../fulfilment/PackingSlipScreen.tsx');
      return { Component: PackingSlipScreen, load: loadPackingSlip };
    },
  },
];

/** Finds orders by number, address or name. */
export const orderFinder: Finder = {
  label: t.orders,
  right: 'ORDERS',
  open: async () => (await import('./findOrders.ts')).findOrders,
};
