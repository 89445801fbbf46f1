import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const paymentScreens: readonly AdminScreen[] = [
  {
    path: 'settings/payment',
    title: t.payment,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'settings',
    keywords: 'bank account iban transfer cash card methods',
    open: async () => {
      const { PaymentScreen, loadPayment } = await import('../payments/PaymentScreen.tsx');
      return { Component: PaymentScreen, load: loadPayment };
    },
  },
];
