import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';

/** The product doesn't exist or isn't shown. */
export class AlertProductNotFoundError extends NotFoundError {
  constructor() {
    super('Product', 'This product is no longer sold.', ['input', 'productId']);
  }
}

/** The product can be bought now. */
export class ProductInStockError extends ShopError {
  readonly code = 'PRODUCT_IN_STOCK';

  constructor() {
    super('This product is back in stock. You can order it now.', ['input', 'productId']);
  }
}

/** The product is sold by others, or consists of products that have alerts of their own. */
export class NoStockAlertError extends ShopError {
  readonly code = 'NO_STOCK_ALERT';

  constructor() {
    super('There are no back-in-stock alerts for this product.', ['input', 'productId']);
  }
}

/** The key of an email's link is invalid, or the request no longer exists. */
export class StockAlertLinkError extends ShopError {
  readonly code = 'STOCK_ALERT_LINK';

  constructor() {
    super('This link no longer works. Request the alert again on the product page.', ['input', 'key']);
  }
}
