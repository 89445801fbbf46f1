import { ShopError } from '../../../platform/errors/errors.ts';
import {
  describeOptions,
  type ChosenOption,
  NotPurchasableError,
  OutOfStockError,
  type OrderedLine,
  checkQuantity,
} from '../../cart/cart.ts';
import { type LockedProduct, stockRow, unitDeposit, unitPrice } from '../../../catalogue/inventory/inventory.ts';
import type { Taxonomy } from '../../../catalogue/products/products.ts';

// Decides the lines and prices of an order from the rows that its transaction has locked. Pure.

export interface PricedOrderLine {
  /** Key of the line within the cart. */
  key: string;
  product: LockedProduct;
  /** The product whose stock is deducted; null when no stock is tracked. */
  stockProductId: number | null;
  options: ChosenOption[];
  quantity: number;
  unitPriceMinor: number;
  /** On each piece. */
  depositMinor: number;
}

function nameOf(product: LockedProduct): string {
  return (product.parent ?? product).name;
}

/**
 * The order's lines at current prices.
 * @throws NotPurchasableError or OutOfStockError naming the first line that can't be ordered
 */
export function priceLines(
  lines: readonly OrderedLine[],
  products: ReadonlyMap<number, LockedProduct>,
  names: Pick<Taxonomy, 'attributeBySlug'>,
  now: Date,
): PricedOrderLine[] {
  const wanted = new Map<number, number>();
  const located = lines.map((line) => {
    const product = products.get(line.productId);
    // The foreign key prevents deleting a product while a line refers to it.
    if (!product) throw new Error(`Product ${line.productId} of a cart line is missing`);
    const { id, managesStock } = stockRow(product);
    wanted.set(id, (wanted.get(id) ?? 0) + line.quantity);
    return { line, product, stockId: id, stockProductId: managesStock ? id : null };
  });
  return located.map(({ line, product, stockId, stockProductId }) => {
    const { key, quantity, options } = line;
    const unitPriceMinor = unitPrice(product, now);
    if (unitPriceMinor === null) throw new NotPurchasableError(nameOf(product), undefined, []);
    const others = (wanted.get(stockId) ?? quantity) - quantity;
    try {
      checkQuantity({ product, unitPriceMinor, quantity, others, lineKey: key });
    } catch (error) {
      if (!(error instanceof ShopError) || error instanceof OutOfStockError) throw error;
      // The product's limits were changed after it was added to the cart.
      throw new NotPurchasableError(nameOf(product), error.text, []);
    }
    return {
      key,
      product,
      stockProductId,
      quantity,
      unitPriceMinor,
      depositMinor: unitDeposit(product),
      options: describeOptions(options, names),
    };
  });
}
