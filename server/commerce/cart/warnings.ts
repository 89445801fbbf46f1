import { says } from './__generated__/messages.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { ShopError } from '../../platform/errors/errors.ts';
import { stockRow, unitPrice, type SaleFacts } from '../../catalogue/inventory/inventory.ts';
import { refusalMessage, type CouponOutcome } from '../coupons/coupons.ts';
import { NotPurchasableError, OutOfStockError } from './errors.ts';
import { checkQuantity } from './rules.ts';

// Problems that prevent a cart from being ordered: decided by the same rules as the order itself. Pure.

export type CartWarningCode =
  | 'PAYMENT_OPEN'
  | 'LINE_NOT_AVAILABLE'
  | 'LINE_QUANTITY_ABOVE_STOCK'
  | 'LINE_QUANTITY_NOT_ALLOWED'
  | 'COUPON_NOT_APPLICABLE';

export interface CartWarning {
  code: CartWarningCode;
  /** Shown to the shopper. */
  message: Text;
  lineKey: string | null;
  couponCode: string | null;
}

export interface WarnedLine {
  key: string;
  quantity: number;
  product: SaleFacts;
}

/** The problem that prevents a line from being ordered; null when there is none. */
function lineFault({ key, quantity, product }: WarnedLine, others: number, now: Date): ShopError | null {
  const unitPriceMinor = unitPrice(product, now);
  if (unitPriceMinor === null) return new NotPurchasableError(product.name);
  try {
    checkQuantity({ product, unitPriceMinor, quantity, others, lineKey: key });
    return null;
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

function codeOf(fault: ShopError): CartWarningCode {
  if (fault instanceof OutOfStockError) return fault.left === 0 ? 'LINE_NOT_AVAILABLE' : 'LINE_QUANTITY_ABOVE_STOCK';
  return fault instanceof NotPurchasableError ? 'LINE_NOT_AVAILABLE' : 'LINE_QUANTITY_NOT_ALLOWED';
}

/** The warnings of the lines in order, then those of the coupons; empty when the cart can be ordered as it is. */
export function cartWarnings(lines: readonly WarnedLine[], refused: CouponOutcome['refused'], now: Date): CartWarning[] {
  // Lines that share a stock also share its remaining quantity.
  const wanted = new Map<number, number>();
  for (const { product, quantity } of lines) {
    const { id } = stockRow(product);
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  const ofLines = lines.flatMap((line): CartWarning[] => {
    const others = (wanted.get(stockRow(line.product).id) ?? line.quantity) - line.quantity;
    const fault = lineFault(line, others, now);
    return fault ? [{ code: codeOf(fault), message: fault.text, lineKey: line.key, couponCode: null }] : [];
  });
  const ofCoupons = refused.map(({ coupon, reason }): CartWarning => {
    const message = refusalMessage(coupon.code, reason, coupon);
    return { code: 'COUPON_NOT_APPLICABLE', message, lineKey: null, couponCode: coupon.code };
  });
  return [...ofLines, ...ofCoupons];
}

/** An order of the cart whose payment is open. */
export interface OpenOrder {
  number: number;
  /** The version of the cart that was ordered. */
  cartVersion: number;
}

/**
 * The warnings of a cart while an order of it awaits payment. That order reserves the goods and coupons: as long as the cart is unchanged
 * since it was ordered, items that seem sold out and coupons that seem used up are reserved for this shopper.
 */
export function warningsBesideOrder(cart: { version: number; open: OpenOrder }, warnings: readonly CartWarning[]): CartWarning[] {
  const { version, open } = cart;
  const message = says((t) => t.orderIsWaitingForPayment({ number: String(open.number) }));
  return [{ code: 'PAYMENT_OPEN', message, lineKey: null, couponCode: null }, ...(open.cartVersion === version ? [] : warnings)];
}
