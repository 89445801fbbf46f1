// What other modules may use of payments.
export { type PaymentMethodFacts, paymentMethodsFor } from './methodRules.ts';
export { offeredPayments } from './offeredPayments.ts';
export { type BankAccountFacts, type PaymentSettings, calledNow, readPaymentSettings } from './paymentSettings.ts';
export { askIfThere, askProvider, providerOf } from './providers/ask.ts';
export { MessageRefusedError, PaymentDeclinedError, ProviderUnavailableError } from './providers/errors.ts';
export {
  firstCheckMs,
  isGivenUp,
  maxRefundPauseMs,
  notMadeInTime,
  orderCancelled,
  sweepBatch,
  sweepParallel,
  sweepPauseMs,
} from './providers/paymentRules.ts';
export { initialStatus, keepsCart, openPayment } from './providers/payments.ts';
export type { ChargeOutcome, RefundOutcome } from './providers/provider.ts';
export { confirmPath, paymentProviders } from './providers/testCard.ts';
export { decideCharge } from './providers/testCardBooks.ts';
