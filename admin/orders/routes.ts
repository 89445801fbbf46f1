import type { AdminScreen, Finder } from '../kit/screen.ts';

export const orderScreens: readonly AdminScreen[] = [
  {
    path: 'orders',
    goKey: 'o',
    title: 'Orders',
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
    title: 'Import tracking numbers',
    right: 'ORDERS',
    keywords: 'csv file ship shipments tracking bulk carrier upload',
    open: async () => {
      const { TrackingFileScreen } = await import('../fulfilment/TrackingFileScreen.tsx');
      return { Component: TrackingFileScreen };
    },
  },
  {
    path: 'orders/tracking/:id',
    title: 'Tracking numbers',
    right: 'ORDERS',
    open: async () => {
      const { TrackingImportScreen, loadTrackingImport } = await import('../fulfilment/TrackingImportScreen.tsx');
      return { Component: TrackingImportScreen, load: loadTrackingImport };
    },
  },
  {
    path: 'orders/print',
    title: 'Print orders',
    right: 'ORDERS',
    open: async () => {
      const { PrintOrdersScreen, loadPrintedOrders } = await import('./PrintOrdersScreen.tsx');
      return { Component: PrintOrdersScreen, load: loadPrintedOrders };
    },
  },
  {
    path: 'orders/:number',
    title: 'Order',
    right: 'ORDERS',
    open: async () => {
      const { OrderScreen, loadOrder } = await import('./OrderScreen.tsx');
      return { Component: OrderScreen, load: loadOrder };
    },
  },
  {
    path: 'orders/:number/packing-slip',
    title: 'Packing slip',
    right: 'ORDERS',
    open: async () => {
      const { PackingSlipScreen, loadPackingSlip } = await import('../fulfilment/PackingSlipScreen.tsx');
      return { Component: PackingSlipScreen, load: loadPackingSlip };
    },
  },
];

/** Finds orders by number, address or name. */
export const orderFinder: Finder = {
  label: 'Orders',
  right: 'ORDERS',
  open: async () => (await import('./findOrders.ts')).findOrders,
};
