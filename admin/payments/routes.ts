import type { AdminScreen } from '../kit/screen.ts';

export const paymentScreens: readonly AdminScreen[] = [
  {
    path: 'settings/payment',
    title: 'Payment',
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
