// Generated from the catalogues (messages.*.json): npm run generate.

/** Account holder */
export const accountHolder = "Account holder";

/** IBAN */
export const iban = "IBAN";

/** BIC */
export const bic = "BIC";

/** Account saved. */
export const accountSaved = "Account saved.";

/** Bank account */
export const bankAccount = "Bank account";

/** This is a sample account. Replace it with your own before you open the shop. */
export const sampleAccountHint = "This is a sample account. Replace it with your own before you open the shop.";

/** Shown on the order page and in emails for orders awaiting a bank transfer. */
export const bankAccountHint = "Shown on the order page and in emails for orders awaiting a bank transfer.";

/** Save account */
export const saveAccount = "Save account";

/** Sample */
export const sample = "Sample";

/** Webhook URL copied. */
export const webhookUrlCopied = "Webhook URL copied.";

/** Couldn’t copy the URL. Select it and copy it manually. */
export const couldntCopyUrl = "Couldn’t copy the URL. Select it and copy it manually.";

/** Webhook URL */
export const webhookUrl = "Webhook URL";

/** Enter this URL in your provider’s dashboard. */
export const webhookUrlHint = "Enter this URL in your provider’s dashboard.";

/** Testing… */
export const testing = "Testing…";

/** Save before testing */
export const saveToTest = "Save before testing";

/** Test connection */
export const testConnection = "Test connection";

/** Copy webhook URL for {label} */
export const copyWebhookUrlOf = (v: { label: string | number }): string => `Copy webhook URL for ${v.label}`;

/** Title */
export const title = "Title";

/** Instructions */
export const instructions = "Instructions";

/** Offered at checkout */
export const offeredAtCheckout = "Offered at checkout";

/** {name} saved. */
export const methodSaved = (v: { name: string | number }): string => `${v.name} saved.`;

/** Not available. This method was turned off when the server started. */
export const disabledAtStartup = "Not available. This method was turned off when the server started.";

/** Save */
export const save = "Save";

/** Shown to shoppers below the title. */
export const shownToShoppersBelowTitle = "Shown to shoppers below the title.";

/** Move up */
export const moveUp = "Move up";

/** Move down */
export const moveDown = "Move down";

/** Payment */
export const payment = "Payment";

/** Payment methods, in the order shoppers see them, and the bank account for transfers. */
export const paymentDescription = "Payment methods, in the order shoppers see them, and the bank account for transfers.";

/** Sort order saved. */
export const sortOrderSaved = "Sort order saved.";

/** Settings */
export const settings = "Settings";

/** Settings for {label} saved. */
export const settingsForSaved = (v: { label: string | number }): string => `Settings for ${v.label} saved.`;

/** {label}: provider settings */
export const providerSettings = (v: { label: string | number }): string => `${v.label}: provider settings`;

/** Not offered at checkout until these settings are complete. */
export const notOfferedUntilComplete = "Not offered at checkout until these settings are complete.";

/** Save settings */
export const saveSettings = "Save settings";

/** Check settings */
export const checkSettings = "Check settings";

/** Move {name} up */
export const moveUpName = (v: { name: string | number }): string => `Move ${v.name} up`;

/** Move {name} down */
export const moveDownName = (v: { name: string | number }): string => `Move ${v.name} down`;

/** Copy */
export const copy = "Copy";
