// Public API of the cart module.
export { lockForChange } from './change.ts';
export { type ChosenOption, describeOptions } from './chosenOptions.ts';
export { NotPurchasableError, OutOfStockError, StaleCartError, UnknownProductError } from './errors.ts';
export { cartMergers } from './extensionPoints.ts';
export { removeOldCarts } from './oldCarts.ts';
export { addToCart } from './operations.ts';
export { type OrderedLine, emptyCart, linesToOrder, lockCart, removeLines } from './orderedCart.ts';
export { lockOrderedCart, reviseCart, removePaidItems } from './paidCart.ts';
export { cartPersonalData } from './personalData.ts';
export { type LineRow, isSoldHere, priceCart, pricedCartSelection, pricedLine, pricedLines, pricedLinesSelection } from './pricing.ts';
export { type Options, checkQuantity, minimumAgeOf, parseOptions, subtotal } from './rules.ts';
export { readCartState } from './state.ts';
