// Generated from the catalogues (messages.*.json): npm run generate.

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Custom field saved. */
export const customFieldSaved = "Custom field saved.";

/** Value deleted. */
export const valueDeleted = "Value deleted.";

/** Save */
export const save = "Save";

/** Value */
export const value = "Value";

/** Delete value */
export const deleteValue = "Delete value";

/** Cancel */
export const cancel = "Cancel";

/** Select… */
export const select = "Select…";

/** Field */
export const field = "Field";

/** Visible to */
export const visibleTo = "Visible to";

/** Everyone */
export const everyone = "Everyone";

/** Staff */
export const staff = "Staff";

/** Custom fields */
export const customFields = "Custom fields";

/** Edit {field} */
export const editField = (v: { field: string | number }): string => `Edit ${v.field}`;

/** No custom fields yet. */
export const noCustomFieldsYet = "No custom fields yet.";

/** Manage fields */
export const manageFields = "Manage fields";

/** Edit */
export const edit = "Edit";

/** The system that uses the field, such as erp. Can’t be changed later. */
export const namespaceHint = "The system that uses the field, such as erp. Can’t be changed later.";

/** For example, shelf_location. Can’t be changed later. */
export const keyHint = "For example, shelf_location. Can’t be changed later.";

/** Custom field deleted. */
export const customFieldDeleted = "Custom field deleted.";

/** Records */
export const records = "Records";

/** Values */
export const values = "Values";

/** Key */
export const key = "Key";

/** In use */
export const inUse = "In use";

/** {count, plural, one {# record} other {# records}} */
export const recordCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} record` : `${v.count.toLocaleString("en")} records`)}`;

/** Delete “{name}”? */
export const deleteFieldQuestion = (v: { name: string | number }): string => `Delete “${v.name}”?`;

/** Delete */
export const deleteButton = "Delete";

/** Keep custom field */
export const keepCustomField = "Keep custom field";

/** {count, plural, one {Its value is deleted too.} other {Its # values are deleted too.}} */
export const valuesDeletedToo = (v: { count: number }): string => `${(v.count === 1 ? "Its value is deleted too." : `Its ${v.count.toLocaleString("en")} values are deleted too.`)}`;

/** What the field is for. */
export const whatFieldIsFor = "What the field is for.";

/** One per line. */
export const onePerLine = "One per line.";

/** In characters. Leave empty to use the standard limit. */
export const maximumLengthHint = "In characters. Leave empty to use the standard limit.";

/** If off, only staff and API keys can see the values. */
export const visibilityHint = "If off, only staff and API keys can see the values.";

/** For example, a gift message. */
export const suchAsGiftMessage = "For example, a gift message.";

/** This can’t be undone. */
export const thisCantBeUndone = "This can’t be undone.";

/** New custom field */
export const newCustomField = "New custom field";

/** Name */
export const name = "Name";

/** Add your own data to products, customers, orders and carts, for integrations and other storefronts. */
export const whatCustomFieldsAre = "Add your own data to products, customers, orders and carts, for integrations and other storefronts.";

/** Products */
export const products = "Products";

/** Variations */
export const variations = "Variations";

/** Categories */
export const categories = "Categories";

/** Customers */
export const customers = "Customers";

/** Orders */
export const orders = "Orders";

/** Carts and their orders */
export const cartsAndTheirOrders = "Carts and their orders";

/** Cart and order lines */
export const linesOfCartsAndOrders = "Cart and order lines";

/** Single-line text */
export const singleLineText = "Single-line text";

/** Multi-line text */
export const multiLineText = "Multi-line text";

/** Whole number */
export const wholeNumber = "Whole number";

/** Decimal number */
export const decimalNumber = "Decimal number";

/** Yes or no */
export const yesOrNo = "Yes or no";

/** Date */
export const date = "Date";

/** URL */
export const url = "URL";

/** Choice */
export const choice = "Choice";

/** Custom field */
export const customField = "Custom field";

/** Namespace */
export const namespace = "Namespace";

/** Description */
export const description = "Description";

/** Choices */
export const choices = "Choices";

/** Maximum length */
export const maximumLength = "Maximum length";

/** Minimum */
export const minimum = "Minimum";

/** Maximum */
export const maximum = "Maximum";

/** Visible to everyone in the Shop API */
export const visibleToEveryoneInShopApi = "Visible to everyone in the Shop API";

/** Shoppers can set it for their own cart */
export const shoppersCanSetItForTheir = "Shoppers can set it for their own cart";

/** Custom fields of {name} */
export const customFieldsOf = (v: { name: string | number }): string => `Custom fields of ${v.name}`;

/** Close */
export const close = "Close";

/** Loading… */
export const loading = "Loading…";

/** This variation no longer exists. Reload the page. */
export const variationDeleted = "This variation no longer exists. Reload the page.";

/** Use as a product filter */
export const useAsProductFilter = "Use as a product filter";

/** In both APIs. The Shop API filters by public fields only. */
export const filterHint = "In both APIs. The Shop API filters by public fields only.";
