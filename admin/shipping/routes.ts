import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of shipping zones and rates. */
export const shippingScreens: readonly AdminScreen[] = [
  {
    path: 'settings/delivery',
    title: t.delivery,
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
    title: t.newZone,
    right: 'SETTINGS',
    open: async () => {
      const { NewZoneScreen, loadNewZone } = await import('./NewZoneScreen.tsx');
      return { Component: NewZoneScreen, load: loadNewZone };
    },
  },
  {
    path: 'settings/delivery/dates',
    title: t.deliveryDates,
    right: 'SETTINGS',
    keywords: 'cut-off handling holidays working days arrival estimate',
    open: async () => {
      const { DeliveryDatesScreen, loadDeliveryDates } = await import('./DeliveryDatesScreen.tsx');
      return { Component: DeliveryDatesScreen, load: loadDeliveryDates };
    },
  },
  {
    path: 'settings/delivery/:number',
    title: t.zone,
    right: 'SETTINGS',
    open: async () => {
      const { ZoneScreen, loadZone } = await import('./ZoneScreen.tsx');
      return { Component: ZoneScreen, load: loadZone };
    },
  },
];
