// Public API of the payments module, including what extensions implement.
export { type OfferedPayment, type PaymentMethodFacts, paymentMethodsFor } from './methodRules.ts';
export { offeredPayments } from './offeredPayments.ts';
export { type BankAccountFacts, type PaymentSettings, calledNow, readPaymentSettings } from './paymentSettings.ts';
export type {
  Charge,
  ChargeOutcome,
  ChargeRequest,
  ConfirmablePayment,
  ConnectionTest,
  DelegatedPayment,
  OfflinePaymentProvider,
  OnlinePaymentProvider,
  PaymentExtension,
  PaymentFlow,
  PaymentHost,
  PaymentProvider,
  PaymentTokenChoice,
  Payments,
  ProviderMessage,
  ProviderPage,
  ProviderPageReply,
  ProviderPageRequest,
  ReceivedMessage,
  RefundOutcome,
  RefundRequest,
} from './provider.ts';
export { assertAsOrdered, cancelledStatus, decimalAmount, isCancelled } from './providers/companyFormats.ts';
export { callProviderOrNull, callProvider } from './providers/callProvider.ts';
export { MessageRefusedError, PaymentDeclinedError, ProviderUnavailableError } from './providers/errors.ts';
export {
  firstCheckMs,
  isGivenUp,
  isNeverMade,
  notMadeInTime,
  orderCancelled,
  sweepBatch,
  sweepParallel,
} from './providers/paymentRules.ts';
export { sealPaymentSecrets } from './providerSettings.ts';
export {
  flowOf,
  forgetReturnUrls,
  initialStatus,
  locksCart,
  recordOutcome,
  offeredProviders,
  openPayment,
  openPayments,
  providerPath,
  returnPathOf,
} from './providers/payments.ts';
export {
  type DuePayment,
  authorizePayment,
  claimEndingAuthorizations,
  closeAuthorized,
  closeCancelled,
  closePayment,
  confirmDeclined,
  nextCheck,
  recordLatePayment,
  recordWebhookMessage,
  requestCapture,
  claimDuePayments,
} from './records.ts';
