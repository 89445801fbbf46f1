import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

/** Less stock is left than requested. */
export class OutOfStockError extends ShopError {
  readonly code = 'OUT_OF_STOCK';
  /** Quantity that the shop can still sell, including the items in the cart. */
  readonly left: number;
  readonly productName: string;
  /** The affected cart line when the request concerns a whole cart; null when the request itself names the item. */
  readonly lineKey: string | null;

  constructor({ left, productName, lineKey = null }: { left: number; productName: string; lineKey?: string | null }) {
    const message = left > 0 ? `Only ${left} of “${productName}” left in stock.` : `“${productName}” is out of stock.`;
    super(message, lineKey === null ? ['input', 'quantity'] : []);
    this.left = left;
    this.productName = productName;
    this.lineKey = lineKey;
  }
}

/** The product is visible but can't be bought here. */
export class NotPurchasableError extends ShopError {
  readonly code = 'NOT_PURCHASABLE';
  readonly productName: string;

  constructor(productName: string, message = `“${productName}” can’t be bought here.`, path: readonly string[] = ['input', 'productId']) {
    super(message, path);
    this.productName = productName;
  }
}

/** A variable product was requested without all the options that identify a variation. */
export class VariationRequiredError extends ShopError {
  readonly code = 'VARIATION_REQUIRED';

  constructor(productName: string) {
    super(`Select the options of “${productName}” first.`, ['input', 'options']);
  }
}

/** A cart may contain at most one of the product. */
export class SoldIndividuallyError extends ShopError {
  readonly code = 'SOLD_INDIVIDUALLY';

  constructor(productName: string) {
    super(`You can have only one “${productName}” in your cart.`, ['input', 'quantity']);
  }
}

/** The request exceeds the maximum of a line or cart. */
export class MaximumReachedError extends ShopError {
  readonly code = 'MAXIMUM_REACHED';
  readonly max: number;

  constructor(max: number, message: string) {
    super(message, ['input', 'quantity']);
    this.max = max;
  }
}

/** The quantity is below the minimum of a line. */
export class BelowMinimumError extends ShopError {
  readonly code = 'BELOW_MINIMUM';
  readonly min: number;

  constructor(min: number, productName: string) {
    super(`The minimum order for “${productName}” is ${min}.`, ['input', 'quantity']);
    this.min = min;
  }
}

/** The product doesn't exist or isn't public. */
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

/** The cart has changed since the version that the request expects. */
export class StaleCartError extends ShopError {
  readonly code = 'STALE_CART';

  constructor() {
    super('Your cart has changed. Check it and try again.', ['input', 'cartVersion']);
  }
}

/** An item that can't be added to the cart. */
export interface RefusedItem {
  productId: number;
  code: string;
  message: string;
  /** The ID in the request, when the caller used a global ID. */
  globalId?: string;
}

/** Some of several items can't be added to the cart, so none was. */
export class NotAllAddedError extends ShopError {
  readonly code = 'NOT_ALL_ADDED';
  readonly items: readonly RefusedItem[];

  constructor(items: readonly RefusedItem[]) {
    super(`Nothing was added. ${items.map(({ message }) => message).join(' ')}`, ['input', 'productIds']);
    this.items = items;
  }
}
