import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import { joined, type Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** Less stock is left than requested. */
export class OutOfStockError extends ShopError {
  readonly code = 'OUT_OF_STOCK';
  /** Quantity that the shop can still sell, including the items in the cart. */
  readonly left: number;
  readonly productName: string;
  /** The affected cart line when the request concerns a whole cart; null when the request itself names the item. */
  readonly lineKey: string | null;

  constructor({ left, productName, lineKey = null }: { left: number; productName: string; lineKey?: string | null }) {
    super(
      left > 0 ? says((t) => t.onlyLeftInStock({ left, productName })) : says((t) => t.isOutOfStock({ productName })),
      lineKey === null ? ['input', 'quantity'] : [],
    );
    this.left = left;
    this.productName = productName;
    this.lineKey = lineKey;
  }
}

/** The product is visible but can't be bought here. */
export class NotPurchasableError extends ShopError {
  readonly code = 'NOT_PURCHASABLE';
  readonly productName: string;

  constructor(
    productName: string,
    text: Text = says((t) => t.cantBeBoughtHere({ productName })),
    path: readonly string[] = ['input', 'productId'],
  ) {
    super(text, path);
    this.productName = productName;
  }
}

/** A variable product was requested without all the options that identify a variation. */
export class VariationRequiredError extends ShopError {
  readonly code = 'VARIATION_REQUIRED';

  constructor(productName: string) {
    super(
      says((t) => t.selectTheOptions({ productName })),
      ['input', 'options'],
    );
  }
}

/** A cart may contain at most one of the product. */
export class SoldIndividuallyError extends ShopError {
  readonly code = 'SOLD_INDIVIDUALLY';

  constructor(productName: string) {
    super(
      says((t) => t.onlyOneInYourCart({ productName })),
      ['input', 'quantity'],
    );
  }
}

/** The request exceeds the maximum of a line or cart. */
export class MaximumReachedError extends ShopError {
  readonly code = 'MAXIMUM_REACHED';
  readonly max: number;

  constructor(max: number, text: Text) {
    super(text, ['input', 'quantity']);
    this.max = max;
  }
}

/** The quantity is below the minimum of a line. */
export class BelowMinimumError extends ShopError {
  readonly code = 'BELOW_MINIMUM';
  readonly min: number;

  constructor(min: number, productName: string) {
    super(
      says((t) => t.minimumOrderIs({ productName, min })),
      ['input', 'quantity'],
    );
    this.min = min;
  }
}

/** The product doesn't exist or isn't public. */
export class UnknownProductError extends NotFoundError {
  constructor() {
    super(
      'Product',
      says((t) => t.productNotFound),
      ['input', 'productId'],
    );
  }
}

/** The caller's cart has no line with this key. */
export class UnknownLineError extends ShopError {
  readonly code = 'UNKNOWN_LINE';

  constructor() {
    super(
      says((t) => t.itemNoLongerInCart),
      ['input', 'key'],
    );
  }
}

/** The cart has changed since the version that the request expects. */
export class StaleCartError extends ShopError {
  readonly code = 'STALE_CART';

  constructor() {
    super(
      says((t) => t.cartHasChanged),
      ['input', 'cartVersion'],
    );
  }
}

/** An item that can't be added to the cart. */
export interface RefusedItem {
  productId: number;
  code: string;
  message: Text;
  /** The ID in the request, when the caller used a global ID. */
  globalId?: string;
}

/** Some of several items can't be added to the cart, so none was. */
export class NotAllAddedError extends ShopError {
  readonly code = 'NOT_ALL_ADDED';
  readonly items: readonly RefusedItem[];

  constructor(items: readonly RefusedItem[]) {
    super(joined([says((t) => t.nothingWasAdded), ...items.map(({ message }) => message)]), ['input', 'productIds']);
    this.items = items;
  }
}
