// Generated from the catalogues (messages.*.json): npm run generate.

/** Delivery received */
export const deliveryReceived = "Delivery received";

/** Stock count */
export const stockCount = "Stock count";

/** Damaged or lost */
export const damagedOrLost = "Damaged or lost";

/** Other reason */
export const otherReason = "Other reason";

/** Reason */
export const reason = "Reason";

/** Amount */
export const amount = "Amount";

/** Note */
export const note = "Note";

/** Stock adjusted. */
export const stockAdjusted = "Stock adjusted.";

/** Counted quantity */
export const countedQuantity = "Counted quantity";

/** Quantity damaged or lost */
export const quantityDamagedOrLost = "Quantity damaged or lost";

/** Adjust by (use a minus sign to decrease) */
export const changeInQuantity = "Adjust by (use a minus sign to decrease)";

/** {name}: {stock} in stock. */
export const inStockOf = (v: { name: string | number; stock: string | number }): string => `${v.name}: ${v.stock} in stock.`;

/** {name}: stock not tracked yet. */
export const stockNotTrackedOf = (v: { name: string | number }): string => `${v.name}: stock not tracked yet.`;

/** Adjust */
export const adjust = "Adjust";

/** Adjust stock */
export const adjustStock = "Adjust stock";

/** Cancel */
export const cancel = "Cancel";

/** Ordered */
export const ordered = "Ordered";

/** Returned */
export const returned = "Returned";

/** Delivery */
export const delivery = "Delivery";

/** Counted */
export const counted = "Counted";

/** Other */
export const other = "Other";

/** Import */
export const importName = "Import";

/** Stock */
export const stock = "Stock";

/** {stock} in stock. */
export const inStock = (v: { stock: string | number }): string => `${v.stock} in stock.`;

/** Not tracked. */
export const notTracked = "Not tracked.";

/** Stock history */
export const stockHistory = "Stock history";

/** No stock changes yet. */
export const noStockChangesYet = "No stock changes yet.";

/** When */
export const when = "When";

/** Change */
export const change = "Change";

/** After */
export const after = "After";

/** Who */
export const who = "Who";

/** Order #{number} */
export const orderNumber = (v: { number: string | number }): string => `Order #${v.number}`;
