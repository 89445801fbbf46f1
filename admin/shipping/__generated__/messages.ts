// Generated from the catalogues (messages.*.json): npm run generate.

/** Handling time in working days */
export const handlingTimeInWorking = "Handling time in working days";

/** Cut-off hour */
export const cutOffHour = "Cut-off hour";

/** Working days */
export const workingDays = "Working days";

/** Holidays */
export const holidays = "Holidays";

/** Monday */
export const monday = "Monday";

/** Tuesday */
export const tuesday = "Tuesday";

/** Wednesday */
export const wednesday = "Wednesday";

/** Thursday */
export const thursday = "Thursday";

/** Friday */
export const friday = "Friday";

/** Saturday */
export const saturday = "Saturday";

/** Sunday */
export const sunday = "Sunday";

/** Delivery dates saved. */
export const deliveryDatesSaved = "Delivery dates saved.";

/** Delivery dates */
export const deliveryDates = "Delivery dates";

/** Shoppers see a delivery date if their rate has transit days. Existing orders keep their dates. */
export const deliveryDatesDescription = "Shoppers see a delivery date if their rate has transit days. Existing orders keep their dates.";

/** Delivery */
export const delivery = "Delivery";

/** Dispatch */
export const dispatch = "Dispatch";

/** From order to dispatch. Enter 0 for same-day dispatch. */
export const handlingTimeHint = "From order to dispatch. Enter 0 for same-day dispatch.";

/** 0 to 24, in {timeZone}. Later orders are handled on the next working day. Enter 24 for no cut-off. */
export const cutOffHint = (v: { timeZone: string | number }): string => `0 to 24, in ${v.timeZone}. Later orders are handled on the next working day. Enter 24 for no cut-off.`;

/** Days without dispatch or delivery, such as 2026-12-25. One date per line. */
export const holidaysHint = "Days without dispatch or delivery, such as 2026-12-25. One date per line.";

/** Standard delivery */
export const standardDelivery = "Standard delivery";

/** New zone */
export const newZone = "New zone";

/** New zones are added after existing ones. */
export const newZonesAreAddedLast = "New zones are added after existing ones.";

/** Zone */
export const zone = "Zone";

/** Shown to shoppers. */
export const shownToShoppers = "Shown to shoppers.";

/** For example, “standard”. Rates with the same short name form one delivery method. */
export const shortNameHint = "For example, “standard”. Rates with the same short name form one delivery method.";

/** In euros, including VAT. */
export const inEurosIncludingVat = "In euros, including VAT.";

/** The value of the items, in euros. Leave empty if delivery is never free. */
export const freeFromHint = "The value of the items, in euros. Leave empty if delivery is never free.";

/** In grams. Enter 0 for no minimum. */
export const heavierThanHint = "In grams. Enter 0 for no minimum.";

/** In grams. Leave empty for no maximum. */
export const upToHint = "In grams. Leave empty for no maximum.";

/** Working days from dispatch to delivery. Leave empty to show no date. */
export const minTransitHint = "Working days from dispatch to delivery. Leave empty to show no date.";

/** Maximum number of working days from dispatch to delivery. */
export const maxTransitHint = "Maximum number of working days from dispatch to delivery.";

/** Rate {number} */
export const rateNumber = (v: { number: string | number }): string => `Rate ${v.number}`;

/** Shown to shoppers next to the name. */
export const shownToShoppersNextToName = "Shown to shoppers next to the name.";

/** Remove rate {number} */
export const removeRate = (v: { number: string | number }): string => `Remove rate ${v.number}`;

/** Zone saved. */
export const zoneSaved = "Zone saved.";

/** Not shown to shoppers. */
export const notShownToShoppers = "Not shown to shoppers.";

/** Rates */
export const rates = "Rates";

/** Each rate is a price for a weight range. Rates with the same short name form one delivery method. Shoppers see the methods in this order. */
export const ratesDescription = "Each rate is a price for a weight range. Rates with the same short name form one delivery method. Shoppers see the methods in this order.";

/** Create zone */
export const createZone = "Create zone";

/** Save */
export const save = "Save";

/** Add rate */
export const addRate = "Add rate";

/** No rates. Add a rate to deliver to this zone. */
export const noRates = "No rates. Add a rate to deliver to this zone.";

/** {name} deleted. */
export const nameDeleted = (v: { name: string | number }): string => `${v.name} deleted.`;

/** Changes apply to all carts within a second. Existing orders keep their delivery price. */
export const changesApplyToCarts = "Changes apply to all carts within a second. Existing orders keep their delivery price.";

/** Delete {name}? */
export const deleteName = (v: { name: string | number }): string => `Delete ${v.name}?`;

/** Delete */
export const deleteLabel = "Delete";

/** Delete zone */
export const deleteZone = "Delete zone";

/** Its countries move to the next zone that includes them. You can no longer deliver to countries that aren’t in another zone. */
export const deleteZoneHint = "Its countries move to the next zone that includes them. You can no longer deliver to countries that aren’t in another zone.";

/** Sort order saved. */
export const sortOrderSaved = "Sort order saved.";

/** Delivery zones and their prices. A country uses the first zone that includes it. */
export const zonesDescription = "Delivery zones and their prices. A country uses the first zone that includes it.";

/** Zones */
export const zones = "Zones";

/** Countries */
export const countries = "Countries";

/** {country} (uses a zone above) */
export const usesZoneAbove = (v: { country: string | number }): string => `${v.country} (uses a zone above)`;

/** Delivery methods */
export const deliveryMethods = "Delivery methods";

/** None */
export const none = "None";

/** No zones yet. Add a zone to deliver orders. */
export const noZones = "No zones yet. Add a zone to deliver orders.";

/** Move up */
export const moveUp = "Move up";

/** Move down */
export const moveDown = "Move down";

/** {count, plural, one {# country without a zone: {countries}.} other {# countries without a zone: {countries}.}} */
export const countriesWithoutZone = (v: { count: number; countries: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} country without a zone: ${v.countries}.` : `${v.count.toLocaleString("en")} countries without a zone: ${v.countries}.`)}`;

/** Name */
export const name = "Name";

/** Delivery method */
export const deliveryMethod = "Delivery method";

/** Short name */
export const shortName = "Short name";

/** Description */
export const description = "Description";

/** Price */
export const price = "Price";

/** Free delivery from */
export const freeFrom = "Free delivery from";

/** Heavier than */
export const heavierThan = "Heavier than";

/** Up to */
export const upTo = "Up to";

/** Minimum transit days */
export const minimumTransitDays = "Minimum transit days";

/** Maximum transit days */
export const maximumTransitDays = "Maximum transit days";

/** Move {name} up */
export const moveUpName = (v: { name: string | number }): string => `Move ${v.name} up`;

/** Move {name} down */
export const moveDownName = (v: { name: string | number }): string => `Move ${v.name} down`;

/** Remove */
export const remove = "Remove";

/** {rate} {weight} g: €{price} */
export const rateWithoutDays = (v: { rate: string | number; weight: string | number; price: string | number }): string => `${v.rate} ${v.weight} g: €${v.price}`;

/** {rate} {weight} g: €{price}, {days} days */
export const rateWithDays = (v: { rate: string | number; weight: string | number; price: string | number; days: string | number }): string => `${v.rate} ${v.weight} g: €${v.price}, ${v.days} days`;
