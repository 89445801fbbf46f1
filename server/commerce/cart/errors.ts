import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** Fewer are left than are wanted. */
export class OutOfStockError extends ShopError {
  readonly code = 'OUT_OF_STOCK';
  /** How many the shop can still sell, those in the cart included. */
  readonly left: number;
  readonly productName: string;
  /** The cart line at fault, when a whole cart was asked for; null when the request itself names what it is about. */
  readonly lineKey: string | null;

  constructor({ left, productName, lineKey = null }: { left: number; productName: string; lineKey?: string | null }) {
    const message = left > 0 ? `Only ${left} of “${productName}” left in stock.` : `“${productName}” is out of stock.`;
    super(message, lineKey === null ? ['input', 'quantity'] : []);
    this.left = left;
    this.productName = productName;
    this.lineKey = lineKey;
  }
}

/** It is shown but cannot be bought here. */
export class NotPurchasableError extends ShopError {
  readonly code = 'NOT_PURCHASABLE';
  readonly productName: string;

  constructor(productName: string, message = `“${productName}” can’t be bought here.`, path: readonly string[] = ['input', 'productId']) {
    super(message, path);
    this.productName = productName;
  }
}

/** A variable product was named, but not (all of) the options that decide which variation is meant. */
export class VariationRequiredError extends ShopError {
  readonly code = 'VARIATION_REQUIRED';

  constructor(productName: string) {
    super(`Select the options of “${productName}” first.`, ['input', 'options']);
  }
}

/** A cart holds at most one of it. */
export class SoldIndividuallyError extends ShopError {
  readonly code = 'SOLD_INDIVIDUALLY';

  constructor(productName: string) {
    super(`You can have only one “${productName}” in your cart.`, ['input', 'quantity']);
  }
}

/** More than a line, or a cart, may hold. */
export class MaximumReachedError extends ShopError {
  readonly code = 'MAXIMUM_REACHED';
  readonly max: number;

  constructor(max: number, message: string) {
    super(message, ['input', 'quantity']);
    this.max = max;
  }
}

/** Fewer than a line must hold. */
export class BelowMinimumError extends ShopError {
  readonly code = 'BELOW_MINIMUM';
  readonly min: number;

  constructor(min: number, productName: string) {
    super(`The minimum order for “${productName}” is ${min}.`, ['input', 'quantity']);
    this.min = min;
  }
}

/** No such product, or none that shoppers may know of. */
export class UnknownProductError extends NotFoundError {
  constructor() {
    super('Product', 'Product not found.', ['input', 'productId']);
  }
}

/** The caller's cart has no line with this key. */
export class UnknownLineError extends ShopError {
  readonly code = 'UNKNOWN_LINE';

  constructor() {
    super('This item is no longer in your cart.', ['input', 'key']);
  }
}

/** The cart is not the one that the request was made for. */
export class StaleCartError extends ShopError {
  readonly code = 'STALE_CART';

  constructor() {
    super('Your cart has changed in the meantime. Check it and try again.', ['input', 'cartVersion']);
  }
}

/** One of several things that cannot be put into the cart. */
export interface RefusedItem {
  productId: number;
  code: string;
  message: string;
  /** As the caller named it, where that was another way. */
  globalId?: string;
}

/** Some of several things cannot be put into the cart, so none was. */
export class NotAllAddedError extends ShopError {
  readonly code = 'NOT_ALL_ADDED';
  readonly items: readonly RefusedItem[];

  constructor(items: readonly RefusedItem[]) {
    super(`Nothing was added. ${items.map(({ message }) => message).join(' ')}`, ['input', 'productIds']);
    this.items = items;
  }
}
