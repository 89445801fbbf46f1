import type { AdminScreen } from '../kit/screen.ts';

/** Screens of shipping zones and rates. */
export const shippingScreens: readonly AdminScreen[] = [
  {
    path: 'settings/delivery',
    title: 'Delivery',
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'box',
    keywords: 'shipping zones rates countries weight free',
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
    path: 'settings/delivery/dates',
    title: 'Delivery dates',
    right: 'SETTINGS',
    keywords: 'cut-off handling holidays working days arrival estimate',
    open: async () => {
      const { DeliveryDatesScreen, loadDeliveryDates } = await import('./DeliveryDatesScreen.tsx');
      return { Component: DeliveryDatesScreen, load: loadDeliveryDates };
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
];
