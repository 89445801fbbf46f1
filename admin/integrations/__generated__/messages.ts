// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Name */
export const name = "Name";

/** Expires */
export const expires = "Expires";

/** Allowed networks */
export const allowedNetworks = "Allowed networks";

/** Access */
export const access = "Access";

/** What the key is for, such as “Warehouse system”. */
export const keyNameHint = "What the key is for, such as “Warehouse system”.";

/** Leave empty for a key that doesn’t expire. */
export const expiryHint = "Leave empty for a key that doesn’t expire.";

/** One IP address or range per line, such as 192.0.2.0/24. Leave empty to allow any address. */
export const networksHint = "One IP address or range per line, such as 192.0.2.0/24. Leave empty to allow any address.";

/** API key created. */
export const apiKeyCreated = "API key created.";

/** Create API key */
export const createApiKey = "Create API key";

/** API key saved. */
export const apiKeySaved = "API key saved.";

/** Save */
export const save = "Save";

/** Cancel */
export const cancel = "Cancel";

/** Active */
export const active = "Active";

/** Expired */
export const expired = "Expired";

/** Revoked */
export const revoked = "Revoked";

/** Status */
export const status = "Status";

/** Key */
export const key = "Key";

/** Last used */
export const lastUsed = "Last used";

/** Never */
export const never = "Never";

/** None (the old key stops working now) */
export const noOverlap = "None (the old key stops working now)";

/** 1 hour */
export const oneHour = "1 hour";

/** 24 hours */
export const oneDay = "24 hours";

/** 7 days */
export const sevenDays = "7 days";

/** API key revoked. */
export const apiKeyRevoked = "API key revoked.";

/** API keys */
export const apiKeys = "API keys";

/** Keys for programs that use the Admin API. Each key can only do what its access allows. */
export const whatApiKeysAre = "Keys for programs that use the Admin API. Each key can only do what its access allows.";

/** All statuses */
export const allStatuses = "All statuses";

/** Edit {name} */
export const editName = (v: { name: string | number }): string => `Edit ${v.name}`;

/** Rotate {name} */
export const rotateName = (v: { name: string | number }): string => `Rotate ${v.name}`;

/** Revoke {name} */
export const revokeName = (v: { name: string | number }): string => `Revoke ${v.name}`;

/** No API keys yet. */
export const noApiKeysYet = "No API keys yet.";

/** No API keys found. */
export const noApiKeysMatch = "No API keys found.";

/** Rotate the key for {name}? */
export const rotateKeyQuestion = (v: { name: string | number }): string => `Rotate the key for ${v.name}?`;

/** Revoke the key for {name}? */
export const revokeKeyQuestion = (v: { name: string | number }): string => `Revoke the key for ${v.name}?`;

/** Rotate key */
export const rotateKey = "Rotate key";

/** Revoke key */
export const revokeKey = "Revoke key";

/** Overlap */
export const overlap = "Overlap";

/** How long the old key keeps working. Choose “None” if it has leaked. */
export const keyOverlapHint = "How long the old key keeps working. Choose “None” if it has leaked.";

/** Edit */
export const edit = "Edit";

/** Rotate */
export const rotate = "Rotate";

/** Revoke */
export const revoke = "Revoke";

/** The previous key works until {time}. If you rotate again, it stops working immediately. */
export const previousKeyStillWorks = (v: { time: string | number }): string => `The previous key works until ${v.time}. If you rotate again, it stops working immediately.`;

/** Programs that use this key lose access immediately. This can’t be undone. */
export const revocationConsequences = "Programs that use this key lose access immediately. This can’t be undone.";

/** Orders */
export const orders = "Orders";

/** Shipments and invoices */
export const shipmentsAndInvoices = "Shipments and invoices";

/** Returns */
export const returns = "Returns";

/** Catalogue */
export const catalogue = "Catalogue";

/** Customers */
export const customers = "Customers";

/** Newsletter */
export const newsletter = "Newsletter";

/** Loading… */
export const loading = "Loading…";

/** Preview message */
export const previewMessage = "Preview message";

/** No events of these types in the last 30 days. */
export const noEventOfTheseTypes = "No events of these types in the last 30 days.";

/** Message for the latest event, {event} */
export const messageForNewestEvent = (v: { event: ReactNode }): ReactNode => rich("Message for the latest event, ", v.event);

/** Done */
export const done = "Done";

/** Webhooks */
export const webhooks = "Webhooks";

/** Webhook deliveries */
export const webhookDeliveries = "Webhook deliveries";

/** Products (with prices and stock), categories and attributes. */
export const catalogueHint = "Products (with prices and stock), categories and attributes.";

/** Prices */
export const prices = "Prices";

/** Coupons. Write access also includes product prices. */
export const couponsWithWriteAccessAlsoProduct = "Coupons. Write access also includes product prices.";

/** Inventory */
export const inventory = "Inventory";

/** Adjust stock. Requires read access to the catalogue. */
export const adjustStockRequiresRead = "Adjust stock. Requires read access to the catalogue.";

/** Includes names and addresses. Write access also includes payments, cancellations and notes. */
export const ordersHint = "Includes names and addresses. Write access also includes payments, cancellations and notes.";

/** Fulfilment */
export const fulfilment = "Fulfilment";

/** Ship and complete orders. Requires read access to orders. */
export const shipAndCompleteOrders = "Ship and complete orders. Requires read access to orders.";

/** Refunds */
export const refunds = "Refunds";

/** Refund orders. Requires read access to orders. */
export const refundOrdersRequiresRead = "Refund orders. Requires read access to orders.";

/** Accounts and their addresses. */
export const accountsAndTheirAddresses = "Accounts and their addresses.";

/** Subscribers, imports and exports. */
export const subscribersImportsAndExports = "Subscribers, imports and exports.";

/** Deals */
export const deals = "Deals";

/** Offers, merchants, reviews and votes. */
export const offersMerchantsReviewsVotes = "Offers, merchants, reviews and votes.";

/** Content */
export const content = "Content";

/** Menus and store notices. */
export const menusAndStoreNotices = "Menus and store notices.";

/** Reports */
export const reports = "Reports";

/** Reports and the dashboard. */
export const reportsAndTheDashboard = "Reports and the dashboard.";

/** No access */
export const noAccess = "No access";

/** Read */
export const read = "Read";

/** Read and write */
export const readAndWrite = "Read and write";

/** Write */
export const write = "Write";

/** {area} (write) */
export const writeAccess = (v: { area: string | number }): string => `${v.area} (write)`;

/** Waiting */
export const waiting = "Waiting";

/** Delivered */
export const delivered = "Delivered";

/** Not delivered */
export const notDelivered = "Not delivered";

/** Event */
export const event = "Event";

/** next attempt {time} */
export const nextAttempt = (v: { time: string | number }): string => `next attempt ${v.time}`;

/** Queued */
export const queued = "Queued";

/** Attempts */
export const attempts = "Attempts";

/** {attempts}, last {time} */
export const attemptsAndLast = (v: { attempts: string | number; time: string | number }): string => `${v.attempts}, last ${v.time}`;

/** Response */
export const response = "Response";

/** Message */
export const message = "Message";

/** The message is being resent. */
export const messageWillBeSentAgainWithin = "The message is being resent.";

/** Messages from the last 30 days. Messages about the same object are sent in order. */
export const messagesOfLastDays = "Messages from the last 30 days. Messages about the same object are sent in order.";

/** Webhook */
export const webhook = "Webhook";

/** All webhooks */
export const allWebhooks = "All webhooks";

/** Resend {event} {number} */
export const resendEvent = (v: { event: string | number; number: string | number }): string => `Resend ${v.event} ${v.number}`;

/** No messages yet. */
export const noMessagesYet = "No messages yet.";

/** No messages found. */
export const noMessagesMatchThese = "No messages found.";

/** Sent without additional data: {error} */
export const sentWithoutAdditionalData = (v: { error: string | number }): string => `Sent without additional data: ${v.error}`;

/** Show */
export const show = "Show";

/** ID {id} */
export const eventId = (v: { id: ReactNode }): ReactNode => rich("ID ", v.id);

/** Beginning of the response */
export const beginningOfTheResponse = "Beginning of the response";

/** Resend */
export const resend = "Resend";

/** Description */
export const description = "Description";

/** Address */
export const address = "Address";

/** Events */
export const events = "Events";

/** Additional data */
export const additionalData = "Additional data";

/** Send events */
export const sendEvents = "Send events";

/** What receives the messages, such as “Warehouse system”. */
export const descriptionHint = "What receives the messages, such as “Warehouse system”.";

/** An HTTPS URL on a public host. Messages are signed. */
export const addressHint = "An HTTPS URL on a public host. Messages are signed.";

/** Events that happen while this is off aren’t sent later. */
export const sendEventsHint = "Events that happen while this is off aren’t sent later.";

/** A GraphQL query that reads the event’s object, such as {query}. Its result is sent as “payload”. Leave empty to send IDs only. */
export const additionalDataHint = (v: { query: string | number }): string => `A GraphQL query that reads the event’s object, such as ${v.query}. Its result is sent as “payload”. Leave empty to send IDs only.`;

/** Webhook created. */
export const webhookCreated = "Webhook created.";

/** Create webhook */
export const createWebhook = "Create webhook";

/** Webhook saved. */
export const webhookSaved = "Webhook saved.";

/** Failing */
export const failing = "Failing";

/** Disabled */
export const disabled = "Disabled";

/** Status */
export const state = "Status";

/** since {time} */
export const since = (v: { time: string | number }): string => `since ${v.time}`;

/** {count} not delivered */
export const undeliveredCount = (v: { count: string | number }): string => `${v.count} not delivered`;

/** None (only the new secret is used) */
export const noSecretOverlap = "None (only the new secret is used)";

/** {webhook} received the test message. */
export const receivedTheTestMessage = (v: { webhook: string | number }): string => `${v.webhook} received the test message.`;

/** The test message wasn’t delivered. {failure} */
export const testMessageWasntDelivered = (v: { failure: string | number }): string => `The test message wasn’t delivered. ${v.failure}`;

/** Webhook deleted. */
export const webhookDeleted = "Webhook deleted.";

/** Send events to other programs. Each message is signed. If delivery fails, it’s retried for up to three days. */
export const sendEventsToOtherPrograms = "Send events to other programs. Each message is signed. If delivery fails, it’s retried for up to three days.";

/** Delivery log for {webhook} */
export const deliveryLogOf = (v: { webhook: string | number }): string => `Delivery log for ${v.webhook}`;

/** Send test to {webhook} */
export const sendTestTo = (v: { webhook: string | number }): string => `Send test to ${v.webhook}`;

/** Edit {webhook} */
export const editWebhook = (v: { webhook: string | number }): string => `Edit ${v.webhook}`;

/** Rotate secret for {webhook} */
export const rotateSecretOf = (v: { webhook: string | number }): string => `Rotate secret for ${v.webhook}`;

/** Delete {webhook} */
export const deleteWebhookOf = (v: { webhook: string | number }): string => `Delete ${v.webhook}`;

/** No webhooks yet. */
export const noWebhooksYet = "No webhooks yet.";

/** Rotate the secret for {webhook}? */
export const rotateSecretQuestion = (v: { webhook: string | number }): string => `Rotate the secret for ${v.webhook}?`;

/** Delete the webhook for {webhook}? */
export const deleteWebhookQuestion = (v: { webhook: string | number }): string => `Delete the webhook for ${v.webhook}?`;

/** Rotate secret */
export const rotateSecret = "Rotate secret";

/** Delete webhook */
export const deleteWebhook = "Delete webhook";

/** How long messages are also signed with the old secret. Choose “None” if the old secret has leaked. */
export const secretOverlapHint = "How long messages are also signed with the old secret. Choose “None” if the old secret has leaked.";

/** Log */
export const log = "Log";

/** Test */
export const test = "Test";

/** Delete */
export const deleteButton = "Delete";

/** Its delivery log and messages that are still waiting are deleted too. This can’t be undone. */
export const deletionConsequences = "Its delivery log and messages that are still waiting are deleted too. This can’t be undone.";

/** Key copied. */
export const keyCopied = "Key copied.";

/** Secret copied. */
export const secretCopied = "Secret copied.";

/** Couldn’t copy. Select the key and copy it. */
export const couldntCopyKey = "Couldn’t copy. Select the key and copy it.";

/** Couldn’t copy. Select the secret and copy it. */
export const couldntCopySecret = "Couldn’t copy. Select the secret and copy it.";

/** Key for {name} */
export const keyFor = (v: { name: string | number }): string => `Key for ${v.name}`;

/** Secret for {name} */
export const secretFor = (v: { name: string | number }): string => `Secret for ${v.name}`;

/** Copy the key now and store it safely. It won’t be shown again. */
export const storeKeySafely = "Copy the key now and store it safely. It won’t be shown again.";

/** Copy the secret now and store it safely. It won’t be shown again. */
export const storeSecretSafely = "Copy the secret now and store it safely. It won’t be shown again.";

/** Copy key */
export const copyKey = "Copy key";

/** Copy secret */
export const copySecret = "Copy secret";
