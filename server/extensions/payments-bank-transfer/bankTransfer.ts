import type { PaymentExtension } from '../../commerce/payments/payments.ts';

/** Payment by bank transfer: the order waits until the total arrives. */
export const bankTransfer = (): PaymentExtension => () => ({
  id: 'BANK_TRANSFER',
  formName: 'bacs',
  flow: 'TRANSFER',
  name: 'Bank transfer',
  description:
    'Transfer the total to our bank account, using your order number as the reference. We ship your order once the payment arrives.',
});
