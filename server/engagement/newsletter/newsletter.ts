// Public API of the newsletter module.
export { type MailAddress, mailboxOf, readAddress } from './address.ts';
export { statusCounts } from './counts.ts';
export { resumeDeletion, undoDeletion } from './deletion.ts';
export { purgeDeletions, runDeletion, unfinishedDeletions } from './deletionRun.ts';
export { readDeletion, recentDeletions } from './deletions.ts';
export {
  AddressErasedError,
  CannotUndoError,
  EmailNotVerifiedError,
  EmailRequiredError,
  InvalidEmailError,
  SubscriptionLinkError,
} from './errors.ts';
export { beginExport, exportSubscribers } from './exportList.ts';
export { runImport } from './import/importRun.ts';
export { readImport, recentImports, removeOldReports, unfinishedImports } from './import/reading.ts';
export { receiveImport, resumeImport } from './import/receive.ts';
export { deliver } from './integrations/deliver.ts';
export { removeOldDeliveries } from './integrations/log.ts';
export type { DeliveredSubscriber } from './integrations/deliveries.ts';
export {
  caller,
  acceptNotFound,
  isAccepted,
  isWorthRetry,
  checkedMailingServices,
  mailingServices,
  type Call,
  type MailingConnection,
  type MailingMessage,
  type MailingService,
} from './integrations/mailingService.ts';
export { isSameKey, linkKey, newSubscriberKey, readLinkKey } from './links.ts';
export { readNewsletterMail } from './mails.ts';
export { newsletterMails } from './mails/kinds.ts';
export { renderNewsletterMail } from './mails/render.ts';
export { removeOldPending } from './oldPending.ts';
export { exportPath, importPath, unsubscribePath } from './paths.ts';
export { newsletterPersonalData } from './personalData.ts';
export { masked, maxFileBytes, maxFileMegabytes } from './rules.ts';
export { unsubscribe } from './subscription.ts';
export { isSuppressed } from './suppression.ts';
export { sealIntegrationSecrets } from './integrations/sealing.ts';
