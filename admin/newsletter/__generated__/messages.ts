// Generated from the catalogues (messages.*.json): npm run generate.

/** Are you sure you want to delete all subscribers from the database? */
export const confirmDeleteAll = "Are you sure you want to delete all subscribers from the database?";

/** Delete all */
export const deleteAll = "Delete all";

/** Type {count}, the number of records, to confirm */
export const typeCountToConfirm = (v: { count: string | number }): string => `Type ${v.count}, the number of records, to confirm`;

/** Delete all data */
export const deleteAllData = "Delete all data";

/** New sign-ups during the deletion are kept. You can undo this while it runs and for ten minutes afterwards. */
export const deletionConsequences = "New sign-ups during the deletion are kept. You can undo this while it runs and for ten minutes afterwards.";

/** Export subscribers first */
export const exportSubscribersFirst = "Export subscribers first";

/** Restoring records */
export const restoringRecords = "Restoring records";

/** Deleting subscribers */
export const deletingSubscribers = "Deleting subscribers";

/** Deleted */
export const deleted = "Deleted";

/** {count, plural, one {All subscribers: # record. You can undo this until {time}.} other {All subscribers: # records. You can undo this until {time}.}} */
export const allSubscribersDeleted = (v: { count: number; time: string | number }): string => `${(v.count === 1 ? `All subscribers: ${v.count.toLocaleString("en")} record. You can undo this until ${v.time}.` : `All subscribers: ${v.count.toLocaleString("en")} records. You can undo this until ${v.time}.`)}`;

/** {count, plural, one {# record. You can undo this until {time}.} other {# records. You can undo this until {time}.}} */
export const recordsDeletedUntil = (v: { count: number; time: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} record. You can undo this until ${v.time}.` : `${v.count.toLocaleString("en")} records. You can undo this until ${v.time}.`)}`;

/** Undo */
export const undo = "Undo";

/** Import subscribers */
export const importSubscribers = "Import subscribers";

/** Subscribers */
export const subscribers = "Subscribers";

/** Upload a file */
export const uploadAFile = "Upload a file";

/** CSV with an email column. It can also include status (confirmed, unsubscribed), name and any other columns from a subscriber export. */
export const fileFormat = "CSV with an email column. It can also include status (confirmed, unsubscribed), name and any other columns from a subscriber export.";

/** Rejected rows from import {number} */
export const rejectedRowsOfImport = (v: { number: string | number }): string => `Rejected rows from import ${v.number}`;

/** Line */
export const line = "Line";

/** Email */
export const email = "Email";

/** Problem */
export const problem = "Problem";

/** None. */
export const none = "None.";

/** {megabytes} MB */
export const fileSize = (v: { megabytes: string | number }): string => `${v.megabytes} MB`;

/** Choose a CSV file. */
export const chooseACsvFile = "Choose a CSV file.";

/** The file is {size}. The limit is {limit}. Split it and upload the parts one by one. */
export const fileTooLarge = (v: { size: string | number; limit: string | number }): string => `The file is ${v.size}. The limit is ${v.limit}. Split it and upload the parts one by one.`;

/** Uploading… */
export const uploading = "Uploading…";

/** Import */
export const importButton = "Import";

/** CSV file */
export const csvFile = "CSV file";

/** Up to {size}. */
export const atMost = (v: { size: string | number }): string => `Up to ${v.size}.`;

/** Source of consent */
export const sourceOfConsent = "Source of consent";

/** For example: sign-up sheet from the Kassel fair, May 2026. Stored as proof of consent for each address. */
export const consentExample = "For example: sign-up sheet from the Kassel fair, May 2026. Stored as proof of consent for each address.";

/** Import {number}, {time} */
export const importRequested = (v: { number: string | number; time: string | number }): string => `Import ${v.number}, ${v.time}`;

/** Nothing was imported: {failure} */
export const nothingWasImported = (v: { failure: string | number }): string => `Nothing was imported: ${v.failure}`;

/** Show rejected rows */
export const showRejectedRows = "Show rejected rows";

/** The file isn’t UTF-8, so it was read as Windows-1252. If names look wrong, save the spreadsheet as CSV (UTF-8) and import it again. */
export const readAsWindows = "The file isn’t UTF-8, so it was read as Windows-1252. If names look wrong, save the spreadsheet as CSV (UTF-8) and import it again.";

/** Consent: {note} */
export const consentNote = (v: { note: string | number }): string => `Consent: ${v.note}`;

/** A: submitting the form gives consent */
export const variantA = "A: submitting the form gives consent";

/** B: a checkbox must be ticked */
export const variantB = "B: a checkbox must be ticked";

/** At the end of every page */
export const atEndOfEveryPage = "At the end of every page";

/** Not shown at checkout or on the newsletter pages. */
export const notShownAtCheckout = "Not shown at checkout or on the newsletter pages.";

/** On the home page */
export const onTheHomePage = "On the home page";

/** In a separate box. */
export const inASeparateBox = "In a separate box.";

/** On the deals page */
export const onTheDealsPage = "On the deals page";

/** In a box at the end of the page, instead of the form at the end of every page. */
export const inBoxAtEndOfPage = "In a box at the end of the page, instead of the form at the end of every page.";

/** On product pages */
export const onProductPages = "On product pages";

/** On, form {variant}, asks for a name */
export const onFormWithName = (v: { variant: string | number }): string => `On, form ${v.variant}, asks for a name`;

/** On, form {variant}, doesn’t ask for a name */
export const onFormWithoutName = (v: { variant: string | number }): string => `On, form ${v.variant}, doesn’t ask for a name`;

/** Off, form {variant}, asks for a name */
export const offFormWithName = (v: { variant: string | number }): string => `Off, form ${v.variant}, asks for a name`;

/** Off, form {variant}, doesn’t ask for a name */
export const offFormWithoutName = (v: { variant: string | number }): string => `Off, form ${v.variant}, doesn’t ask for a name`;

/** Forms saved. Changes are live on every page. */
export const formsSavedChangesAreLive = "Forms saved. Changes are live on every page.";

/** Newsletter forms */
export const newsletterForms = "Newsletter forms";

/** Where visitors can sign up for the newsletter, and what the forms ask for. */
export const whereVisitorsCanSign = "Where visitors can sign up for the newsletter, and what the forms ask for.";

/** Form */
export const form = "Form";

/** Next to the checkbox: “{wording}” */
export const nextToTheCheckbox = (v: { wording: string | number }): string => `Next to the checkbox: “${v.wording}”`;

/** Below the button: “{wording}” */
export const belowTheButton = (v: { wording: string | number }): string => `Below the button: “${v.wording}”`;

/** Ask for a name */
export const askForAName = "Ask for a name";

/** Optional for visitors. */
export const visitorsCanLeaveItEmpty = "Optional for visitors.";

/** Subscriber */
export const subscriber = "Subscriber";

/** Integrations */
export const integrations = "Integrations";

/** New integration */
export const newIntegration = "New integration";

/** Integration */
export const integration = "Integration";

/** Couldn’t download the file. */
export const couldntDownloadTheFile = "Couldn’t download the file.";

/** The download was incomplete. Try again. */
export const downloadIncompleteTryAgain = "The download was incomplete. Try again.";

/** Couldn’t upload the file. */
export const couldntUploadTheFile = "Couldn’t upload the file.";

/** Couldn’t upload the file. It may have changed or be too large, or you may be offline. */
export const couldntUploadFileMay = "Couldn’t upload the file. It may have changed or be too large, or you may be offline.";

/** Consent given */
export const consentGiven = "Consent given";

/** Confirmed by email */
export const confirmedByMailboxOwner = "Confirmed by email";

/** Consent withdrawn */
export const consentWithdrawn = "Consent withdrawn";

/** Form in the old theme */
export const formInOldTheme = "Form in the old theme";

/** Imported file */
export const importedFile = "Imported file";

/** Order */
export const order = "Order";

/** Preferences page */
export const preferencesPage = "Preferences page";

/** Unsubscribe button in an email app */
export const unsubscribeButtonInEmail = "Unsubscribe button in an email app";

/** Administrator, on request */
export const administratorOnRequest = "Administrator, on request";

/** When */
export const when = "When";

/** What */
export const what = "What";

/** How */
export const how = "How";

/** Text shown */
export const textShown = "Text shown";

/** Network */
export const network = "Network";

/** Subscriber erased. */
export const subscriberErased = "Subscriber erased.";

/** Record */
export const record = "Record";

/** Name */
export const name = "Name";

/** Variant */
export const variant = "Variant";

/** Page */
export const page = "Page";

/** Signed up */
export const signedUp = "Signed up";

/** Confirmed */
export const confirmed = "Confirmed";

/** Unsubscribed */
export const unsubscribed = "Unsubscribed";

/** Proof of consent */
export const proofOfConsent = "Proof of consent";

/** The consent history of this record. Entries are never changed. */
export const consentHistoryOfThisRecord = "The consent history of this record. Entries are never changed.";

/** No consent history for this record. */
export const noConsentHistoryFor = "No consent history for this record.";

/** Permanently erase {email}? */
export const permanentlyErase = (v: { email: string | number }): string => `Permanently erase ${v.email}?`;

/** Erase */
export const erase = "Erase";

/** Erase permanently */
export const erasePermanently = "Erase permanently";

/** Use this when a subscriber asks to be forgotten. This can’t be undone, and future imports will skip the address. */
export const erasureConsequences = "Use this when a subscriber asks to be forgotten. This can’t be undone, and future imports will skip the address.";

/** ID */
export const id = "ID";

/** Status */
export const status = "Status";

/** {confirmed, plural, one {# confirmed subscriber, {pending} pending, {unsubscribed} unsubscribed.} other {# confirmed subscribers, {pending} pending, {unsubscribed} unsubscribed.}} */
export const subscriberCounts = (v: { confirmed: number; pending: string | number; unsubscribed: string | number }): string => `${(v.confirmed === 1 ? `${v.confirmed.toLocaleString("en")} confirmed subscriber, ${v.pending} pending, ${v.unsubscribed} unsubscribed.` : `${v.confirmed.toLocaleString("en")} confirmed subscribers, ${v.pending} pending, ${v.unsubscribed} unsubscribed.`)}`;

/** Exporting… */
export const exporting = "Exporting…";

/** Export results */
export const exportResults = "Export results";

/** Export */
export const exportButton = "Export";

/** Search by email or name */
export const searchByEmailOrName = "Search by email or name";

/** All statuses */
export const allStatuses = "All statuses";

/** Select record {number} */
export const selectRecord = (v: { number: string | number }): string => `Select record ${v.number}`;

/** Delete record {number} */
export const deleteRecord = (v: { number: string | number }): string => `Delete record ${v.number}`;

/** No subscribers yet. */
export const noSubscribersYet = "No subscribers yet.";

/** No subscribers found. */
export const noSubscribersMatch = "No subscribers found.";

/** Delete */
export const deleteButton = "Delete";

/** Delete selected */
export const deleteSelected = "Delete selected";

/** You can undo this for ten minutes. */
export const youCanUndoThisForTen = "You can undo this for ten minutes.";

/** Pending */
export const pending = "Pending";

/** The records are being restored. */
export const recordsAreBeingRestored = "The records are being restored.";

/** {count, plural, one {# record deleted.} other {# records deleted.}} */
export const recordsDeleted = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} record deleted.` : `${v.count.toLocaleString("en")} records deleted.`)}`;

/** Already deleted by someone else. */
export const alreadyDeletedBySomeoneElse = "Already deleted by someone else.";

/** Delivered */
export const delivered = "Delivered";

/** Failed */
export const failed = "Failed";

/** Subscribed */
export const subscribed = "Subscribed";

/** Erased */
export const erased = "Erased";

/** Test */
export const test = "Test";

/** Attempts */
export const attempts = "Attempts";

/** Last attempt */
export const lastAttempt = "Last attempt";

/** Response */
export const response = "Response";

/** HTTP {status} */
export const httpStatus = (v: { status: string | number }): string => `HTTP ${v.status}`;

/** Delivery log */
export const deliveryLog = "Delivery log";

/** Messages from the last 30 days. */
export const theLastDays = "Messages from the last 30 days.";

/** Message status */
export const messageStatus = "Message status";

/** All messages */
export const allMessages = "All messages";

/** No messages sent yet. */
export const noMessagesSentYet = "No messages sent yet.";

/** Resend message {number} */
export const resendMessage = (v: { number: string | number }): string => `Resend message ${v.number}`;

/** The message is being resent. */
export const messageIsBeingResent = "The message is being resent.";

/** Resend */
export const resend = "Resend";

/** Send a message when someone subscribes, unsubscribes or has their data erased */
export const notifyWhenSomeoneSubscribes = "Send a message when someone subscribes, unsubscribes or has their data erased";

/** Settings */
export const settings = "Settings";

/** Save */
export const save = "Save";

/** On */
export const on = "On";

/** Off */
export const off = "Off";

/** Enter this secret in the service that receives the messages. It won’t be shown again. */
export const enterThisSecretInService = "Enter this secret in the service that receives the messages. It won’t be shown again.";

/** Saved. */
export const saved = "Saved.";

/** Remove {name}? */
export const removeIntegrationQuestion = (v: { name: string | number }): string => `Remove ${v.name}?`;

/** Remove */
export const remove = "Remove";

/** Its settings and delivery log are deleted too. */
export const removalConsequences = "Its settings and delivery log are deleted too.";

/** Service */
export const service = "Service";

/** Changed */
export const changed = "Changed";

/** Services that are notified when someone subscribes, unsubscribes or has their data erased. */
export const whatIntegrationsAre = "Services that are notified when someone subscribes, unsubscribes or has their data erased.";

/** Add another integration */
export const addAnotherIntegration = "Add another integration";

/** No integrations yet */
export const noIntegrationsTitle = "No integrations yet";

/** The shop doesn’t send newsletters itself. Choose the service that does, or your own webhook. It’s notified when someone subscribes, unsubscribes or has their data erased. To add existing subscribers to the service, export them and import the file there. */
export const howIntegrationsWork = "The shop doesn’t send newsletters itself. Choose the service that does, or your own webhook. It’s notified when someone subscribes, unsubscribes or has their data erased. To add existing subscribers to the service, export them and import the file there.";

/** Active integrations */
export const activeIntegrations = "Active integrations";

/** No integrations yet. */
export const noActiveIntegrations = "No integrations yet.";

/** Integrations list */
export const integrationsList = "Integrations list";

/** New integration: {service} */
export const newIntegrationOf = (v: { service: string | number }): string => `New integration: ${v.service}`;

/** Test {name} */
export const testIntegration = (v: { name: string | number }): string => `Test ${v.name}`;

/** Testing… */
export const testing = "Testing…";

/** Are you sure you want to delete Record with ID# {id} */
export const confirmDeleteRecord = (v: { id: string | number }): string => `Are you sure you want to delete Record with ID# ${v.id}`;

/** Are you sure you want to delete {count} records? */
export const confirmDeleteRecords = (v: { count: string | number }): string => `Are you sure you want to delete ${v.count} records?`;

/** {name}: {message} */
export const testResult = (v: { name: string | number; message: string | number }): string => `${v.name}: ${v.message}`;

/** {name}: {message} (HTTP {status}) */
export const testResultHttp = (v: { name: string | number; message: string | number; status: string | number }): string => `${v.name}: ${v.message} (HTTP ${v.status})`;

/** Show a form at the end of every page */
export const showAtEndOfEveryPage = "Show a form at the end of every page";

/** Show a form on the home page */
export const showOnHomePage = "Show a form on the home page";

/** Show a form on the deals page */
export const showOnDealsPage = "Show a form on the deals page";

/** Show a form on product pages */
export const showOnProductPages = "Show a form on product pages";

/** {count} added */
export const added = (v: { count: string | number }): string => `${v.count} added`;

/** {count} already on the list */
export const alreadyListed = (v: { count: string | number }): string => `${v.count} already on the list`;

/** {count} unsubscribed */
export const unsubscribedCount = (v: { count: string | number }): string => `${v.count} unsubscribed`;

/** {count} skipped (data previously erased) */
export const skippedErased = (v: { count: string | number }): string => `${v.count} skipped (data previously erased)`;

/** {count} rejected */
export const rejectedCount = (v: { count: string | number }): string => `${v.count} rejected`;
