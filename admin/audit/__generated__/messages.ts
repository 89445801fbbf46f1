// Generated from the catalogues (messages.*.json): npm run generate.

/** Account created */
export const accountCreated = "Account created";

/** Account erased */
export const accountErased = "Account erased";

/** Password and two-factor authentication reset */
export const passwordAndTwoFactorReset = "Password and two-factor authentication reset";

/** Role or permissions changed */
export const roleOrPermissionsChanged = "Role or permissions changed";

/** Two-factor authentication set up */
export const twoFactorAuthenticationSet = "Two-factor authentication set up";

/** Recovery codes generated */
export const recoveryCodesGenerated = "Recovery codes generated";

/** Two-factor code entered */
export const twoFactorCodeEntered = "Two-factor code entered";

/** Signed in */
export const signedIn = "Signed in";

/** Signed out */
export const signedOut = "Signed out";

/** Identity confirmed */
export const identityConfirmed = "Identity confirmed";

/** Analytics settings saved */
export const analyticsSettingsSaved = "Analytics settings saved";

/** API key created */
export const apiKeyCreated = "API key created";

/** API key revoked */
export const apiKeyRevoked = "API key revoked";

/** API key rotated */
export const apiKeyRotated = "API key rotated";

/** API key changed */
export const apiKeyChanged = "API key changed";

/** API key used */
export const apiKeyUsed = "API key used";

/** Attribute created */
export const attributeCreated = "Attribute created";

/** Attribute deleted */
export const attributeDeleted = "Attribute deleted";

/** Attribute moved */
export const attributeMoved = "Attribute moved";

/** Attribute changed */
export const attributeChanged = "Attribute changed";

/** Bank account changed */
export const bankAccountChanged = "Bank account changed";

/** Bulk export cancelled */
export const bulkExportCancelled = "Bulk export cancelled";

/** Bulk export started */
export const bulkExportStarted = "Bulk export started";

/** Products exported */
export const productsExported = "Products exported";

/** Product file check started */
export const productFileCheckStarted = "Product file check started";

/** Product file discarded */
export const productFileDiscarded = "Product file discarded";

/** Product import ended */
export const productImportEnded = "Product import ended";

/** Product file uploaded */
export const productFileUploaded = "Product file uploaded";

/** Product import resumed */
export const productImportResumed = "Product import resumed";

/** Product import started */
export const productImportStarted = "Product import started";

/** Product import stopped */
export const productImportStopped = "Product import stopped";

/** Category created */
export const categoryCreated = "Category created";

/** Category deleted */
export const categoryDeleted = "Category deleted";

/** Category moved */
export const categoryMoved = "Category moved";

/** Category image set */
export const categoryImageSet = "Category image set";

/** Category changed */
export const categoryChanged = "Category changed";

/** Compare group created */
export const compareGroupCreated = "Compare group created";

/** Compare group deleted */
export const compareGroupDeleted = "Compare group deleted";

/** Compare group changed */
export const compareGroupChanged = "Compare group changed";

/** Coupon created */
export const couponCreated = "Coupon created";

/** Coupons disabled */
export const couponsDisabled = "Coupons disabled";

/** Coupons enabled */
export const couponsEnabled = "Coupons enabled";

/** Coupon changed */
export const couponChanged = "Coupon changed";

/** Customer locked */
export const customerLocked = "Customer locked";

/** Password reset email sent to a customer */
export const passwordResetEmailSent = "Password reset email sent to a customer";

/** Customer unlocked */
export const customerUnlocked = "Customer unlocked";

/** Delivery dates saved */
export const deliveryDatesSaved = "Delivery dates saved";

/** External shop removed */
export const externalShopRemoved = "External shop removed";

/** External shop saved */
export const externalShopSaved = "External shop saved";

/** Active integrations changed */
export const activeIntegrationsChanged = "Active integrations changed";

/** Integration removed */
export const integrationRemoved = "Integration removed";

/** Integration message resent */
export const messageResent = "Integration message resent";

/** Integration saved */
export const integrationSaved = "Integration saved";

/** Integration tested */
export const integrationTested = "Integration tested";

/** Manufacturer created */
export const manufacturerCreated = "Manufacturer created";

/** Manufacturer deleted */
export const manufacturerDeleted = "Manufacturer deleted";

/** Manufacturer changed */
export const manufacturerChanged = "Manufacturer changed";

/** Custom field created */
export const customFieldDefined = "Custom field created";

/** Custom field changed */
export const customFieldDefinitionChanged = "Custom field changed";

/** Custom field values deleted */
export const customFieldValuesDeleted = "Custom field values deleted";

/** Custom field values set */
export const customFieldValuesSet = "Custom field values set";

/** Custom field deleted with its values */
export const customFieldDeletedWithItsValues = "Custom field deleted with its values";

/** Marketplace removed */
export const marketplaceRemoved = "Marketplace removed";

/** Marketplace saved */
export const marketplaceSaved = "Marketplace saved";

/** Menu saved */
export const menuSaved = "Menu saved";

/** Merchant created */
export const merchantCreated = "Merchant created";

/** Invoice corrected */
export const invoiceCorrected = "Invoice corrected";

/** Invoices exported */
export const invoicesExported = "Invoices exported";

/** Invoice issued */
export const invoiceIssued = "Invoice issued";

/** Invoice settings saved */
export const invoiceSettingsSaved = "Invoice settings saved";

/** Merchant deleted */
export const merchantDeleted = "Merchant deleted";

/** Merchants merged */
export const merchantsMerged = "Merchants merged";

/** Merchant changed */
export const merchantChanged = "Merchant changed";

/** Newsletter forms saved */
export const newsletterFormsSaved = "Newsletter forms saved";

/** Offer image uploaded */
export const offerImageUploaded = "Offer image uploaded";

/** Offer image removed */
export const offerImageRemoved = "Offer image removed";

/** Offer created */
export const offerCreated = "Offer created";

/** Offer deleted */
export const offerDeleted = "Offer deleted";

/** Offer duplicated */
export const offerDuplicated = "Offer duplicated";

/** Offer ended */
export const offerEnded = "Offer ended";

/** Offer published */
export const offerPublished = "Offer published";

/** Offer changed */
export const offerChanged = "Offer changed";

/** Offer unpublished */
export const offerUnpublished = "Offer unpublished";

/** Votes approved */
export const votesApproved = "Votes approved";

/** Votes discarded */
export const votesDiscarded = "Votes discarded";

/** Votes restored */
export const votesRestored = "Votes restored";

/** Order cancelled */
export const orderCancelled = "Order cancelled";

/** Payment captured */
export const paymentCaptured = "Payment captured";

/** Order completed */
export const orderCompleted = "Order completed";

/** Order marked as paid */
export const orderMarkedAsPaid = "Order marked as paid";

/** Order note added */
export const orderNoteAdded = "Order note added";

/** Order refunded */
export const orderRefunded = "Order refunded";

/** Order email resent */
export const orderEmailResent = "Order email resent";

/** Payment methods reordered */
export const paymentMethodsReordered = "Payment methods reordered";

/** Payment method changed */
export const paymentMethodChanged = "Payment method changed";

/** Payment provider set up */
export const paymentProviderSetUp = "Payment provider set up";

/** Payment provider tested */
export const paymentProviderTested = "Payment provider tested";

/** Products edited in bulk */
export const productsBulkEdited = "Products edited in bulk";

/** Bulk product edit started */
export const bulkEditOfProductsStarted = "Bulk product edit started";

/** Bulk product edit stopped */
export const bulkEditOfProductsStopped = "Bulk product edit stopped";

/** Bulk product edit undone */
export const bulkEditOfProductsUndone = "Bulk product edit undone";

/** Prices updated in bulk */
export const pricesUpdatedInBulk = "Prices updated in bulk";

/** Stock adjusted in bulk */
export const stockAdjustedInBulk = "Stock adjusted in bulk";

/** Products saved in bulk */
export const productsSavedInBulk = "Products saved in bulk";

/** Product created */
export const productCreated = "Product created";

/** Product deleted */
export const productDeleted = "Product deleted";

/** Product duplicated */
export const productDuplicated = "Product duplicated";

/** Product image uploaded */
export const productImageUploaded = "Product image uploaded";

/** Product images changed */
export const productImagesChanged = "Product images changed";

/** Product changed */
export const productChanged = "Product changed";

/** Stock adjusted */
export const stockAdjusted = "Stock adjusted";

/** Variation deleted */
export const variationDeleted = "Variation deleted";

/** Variations generated */
export const variationsGenerated = "Variations generated";

/** Variations changed */
export const variationsChanged = "Variations changed";

/** Report exported */
export const reportExported = "Report exported";

/** Return inspected */
export const returnInspected = "Return inspected";

/** Return received */
export const returnReceived = "Return received";

/** Return refunded */
export const returnRefunded = "Return refunded";

/** Return rejected */
export const returnRejected = "Return rejected";

/** Return settings saved */
export const returnSettingsSaved = "Return settings saved";

/** Comments hidden */
export const commentsHidden = "Comments hidden";

/** Comments published */
export const commentsPublished = "Comments published";

/** Reviews published */
export const reviewsPublished = "Reviews published";

/** Reviews deleted */
export const reviewsDeleted = "Reviews deleted";

/** Reviews rejected */
export const reviewsRejected = "Reviews rejected";

/** Reviews returned to pending */
export const reviewsReturnedToPending = "Reviews returned to pending";

/** Reviews marked as spam */
export const reviewsMarkedAsSpam = "Reviews marked as spam";

/** Tracking settings saved */
export const trackingSettingsSaved = "Tracking settings saved";

/** Test email sent */
export const testEmailSent = "Test email sent";

/** Email text saved */
export const emailTextSaved = "Email text saved";

/** Shop details saved */
export const shopDetailsSaved = "Shop details saved";

/** Logo uploaded */
export const logoUploaded = "Logo uploaded";

/** Notices saved */
export const noticesSaved = "Notices saved";

/** Shop settings saved */
export const shopSettingsSaved = "Shop settings saved";

/** Shipment cancelled */
export const shipmentCancelled = "Shipment cancelled";

/** Shipment created */
export const shipmentCreated = "Shipment created";

/** Tracking number file uploaded */
export const fileWithTrackingNumbersUploaded = "Tracking number file uploaded";

/** Tracking number import ended */
export const importOfTrackingNumbersEnded = "Tracking number import ended";

/** Tracking number import resumed */
export const importOfTrackingNumbersResumed = "Tracking number import resumed";

/** Tracking number import started */
export const importOfTrackingNumbersStarted = "Tracking number import started";

/** Tracking number import stopped */
export const importOfTrackingNumbersStopped = "Tracking number import stopped";

/** Shipment email resent */
export const shipmentEmailResent = "Shipment email resent";

/** Shipment changed */
export const shipmentCorrected = "Shipment changed";

/** Delivery zones reordered */
export const deliveryZonesReordered = "Delivery zones reordered";

/** Delivery zone removed */
export const deliveryZoneRemoved = "Delivery zone removed";

/** Delivery zone saved */
export const deliveryZoneSaved = "Delivery zone saved";

/** Product removed from an external shop */
export const productRemovedFromExternal = "Product removed from an external shop";

/** Product listed in an external shop */
export const productListedInExternal = "Product listed in an external shop";

/** Subscribers deleted */
export const subscribersDeleted = "Subscribers deleted";

/** Deletion of all subscribers started */
export const deletionOfAllSubscribersStarted = "Deletion of all subscribers started";

/** Subscriber erased */
export const subscriberErased = "Subscriber erased";

/** Subscribers exported */
export const subscribersExported = "Subscribers exported";

/** Subscriber import started */
export const subscriberImportStarted = "Subscriber import started";

/** Subscriber import ended */
export const subscriberImportEnded = "Subscriber import ended";

/** Subscriber deletion undone */
export const subscriberDeletionUndone = "Subscriber deletion undone";

/** VAT rates changed */
export const vatRatesChanged = "VAT rates changed";

/** Product image import retried */
export const importImagesRetried = "Product image import retried";

/** Bulk product edit resumed */
export const bulkEditOfProductsResumed = "Bulk product edit resumed";

/** Subscriber import resumed */
export const subscriberImportResumed = "Subscriber import resumed";

/** Bulk action started */
export const bulkActionStarted = "Bulk action started";

/** Bulk action stopped */
export const bulkActionStopped = "Bulk action stopped";

/** Bulk action resumed */
export const bulkActionResumed = "Bulk action resumed";

/** Bulk action undone */
export const bulkActionUndone = "Bulk action undone";

/** Webhook created */
export const webhookCreated = "Webhook created";

/** Webhook deleted */
export const webhookDeleted = "Webhook deleted";

/** Webhook message resent */
export const webhookMessageResent = "Webhook message resent";

/** Webhook secret rotated */
export const webhookSecretRotated = "Webhook secret rotated";

/** Webhook tested */
export const webhookTested = "Webhook tested";

/** Webhook changed */
export const webhookChanged = "Webhook changed";

/** {count, plural, one {# action} other {# actions}} */
export const parts = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} action` : `${v.count.toLocaleString("en")} actions`)}`;

/** Show all actions */
export const showAllParts = "Show all actions";

/** API key {name} */
export const apiKeyName = (v: { name: string | number }): string => `API key ${v.name}`;

/** Console */
export const console = "Console";

/** System */
export const system = "System";

/** Account {number} */
export const accountNumber = (v: { number: string | number }): string => `Account ${v.number}`;

/** When */
export const when = "When";

/** Who */
export const who = "Who";

/** What */
export const what = "What";

/** Outcome */
export const outcome = "Outcome";

/** Done */
export const done = "Done";

/** Rejected */
export const rejected = "Rejected";

/** Failed */
export const failed = "Failed";

/** Target */
export const target = "Target";

/** Details */
export const details = "Details";

/** From */
export const from = "From";

/** Audit log */
export const auditLog = "Audit log";

/** Actions in the admin and on the server console. Entries can’t be changed. */
export const whatLogHas = "Actions in the admin and on the server console. Entries can’t be changed.";

/** Person */
export const person = "Person";

/** Everyone */
export const everyone = "Everyone";

/** Action */
export const action = "Action";

/** All actions */
export const allActions = "All actions";

/** All outcomes */
export const allOutcomes = "All outcomes";

/** To */
export const to = "To";

/** No entries found. */
export const noMatchingEntries = "No entries found.";

/** Accounts */
export const accounts = "Accounts";

/** Catalogue */
export const catalogue = "Catalogue";

/** Products */
export const products = "Products";

/** Orders */
export const orders = "Orders";

/** Shipments */
export const shipments = "Shipments";

/** Returns */
export const returns = "Returns";

/** Coupons */
export const coupons = "Coupons";

/** Compare groups */
export const compareGroups = "Compare groups";

/** Merchants */
export const merchants = "Merchants";

/** Offers */
export const offers = "Offers";

/** Reviews */
export const reviews = "Reviews";

/** Settings */
export const settings = "Settings";

/** Menus */
export const menus = "Menus";

/** Attributes */
export const attributes = "Attributes";

/** Categories */
export const categories = "Categories";

/** Customers */
export const customers = "Customers";

/** Delivery zones */
export const deliveryZones = "Delivery zones";

/** VAT */
export const vat = "VAT";

/** Payment methods */
export const paymentMethods = "Payment methods";

/** Bank account */
export const bankAccount = "Bank account";

/** Newsletter forms */
export const newsletterForms = "Newsletter forms";

/** Analytics */
export const analytics = "Analytics";

/** Reports */
export const reports = "Reports";

/** Marketplaces */
export const marketplaces = "Marketplaces";

/** External shops */
export const externalShops = "External shops";

/** Products in external shops */
export const productsInExternalShops = "Products in external shops";

/** Subscribers */
export const subscribers = "Subscribers";

/** Integrations */
export const integrations = "Integrations";

/** API keys */
export const apiKeys = "API keys";

/** Bulk actions */
export const bulkActions = "Bulk actions";

/** tracking */
export const tracking = "tracking";

/** BIC */
export const bic = "BIC";

/** IBAN */
export const iban = "IBAN";

/** enabled */
export const enabled = "enabled";

/** additional data */
export const additionalData = "additional data";

/** permissions */
export const permissions = "permissions";

/** top bar text */
export const topBarText = "top bar text";

/** webhook URL */
export const webhookUrl = "webhook URL";

/** API key */
export const apiKey = "API key";

/** Email text */
export const emailText = "Email text";

/** Analytics settings */
export const analyticsSettings = "Analytics settings";

/** Bulk edit */
export const bulkEdit = "Bulk edit";

/** Product import */
export const productImport = "Product import";

/** Message */
export const message = "Message";

/** Delivery zone */
export const deliveryZone = "Delivery zone";

/** Tracking numbers */
export const trackingNumbers = "Tracking numbers";

/** Shop details */
export const shopDetails = "Shop details";

/** Shop */
export const shop = "Shop";

/** Listing */
export const listing = "Listing";

/** Subscriber import */
export const subscriberImport = "Subscriber import";

/** Sign-in */
export const signIn = "Sign-in";

/** Submitted deal published */
export const submittedDealPublished = "Submitted deal published";

/** Submitted deal rejected */
export const submittedDealRejected = "Submitted deal rejected";
