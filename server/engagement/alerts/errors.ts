import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';
import { says } from './__generated__/messages.ts';

/** The product doesn't exist or isn't shown. */
export class AlertProductNotFoundError extends NotFoundError {
  constructor() {
    super(
      'Product',
      says((t) => t.thisProductIsNoLongerSold),
      ['input', 'productId'],
    );
  }
}

/** The product can be bought now. */
export class ProductInStockError extends ShopError {
  readonly code = 'PRODUCT_IN_STOCK';

  constructor() {
    super(
      says((t) => t.thisProductIsBackInStock),
      ['input', 'productId'],
    );
  }
}

/** The product is sold by others, or consists of products that have alerts of their own. */
export class NoStockAlertError extends ShopError {
  readonly code = 'NO_STOCK_ALERT';

  constructor() {
    super(
      says((t) => t.thereAreNoBackInStockAlerts),
      ['input', 'productId'],
    );
  }
}

/** The key of an email's link is invalid, or the request no longer exists. */
export class StockAlertLinkError extends ShopError {
  readonly code = 'STOCK_ALERT_LINK';

  constructor() {
    super(
      says((t) => t.thisLinkNoLongerWorks),
      ['input', 'key'],
    );
  }
}
