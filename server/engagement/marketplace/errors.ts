import { ShopError } from '../../platform/errors/errors.ts';
import { gateMessage, type CartShop } from './rules.ts';

/** External shops of the cart are neither checked out nor canceled. */
export class ExternalShopsOpenError extends ShopError {
  readonly code = 'EXTERNAL_SHOPS_OPEN';
  /** Name of the marketplace that the first of them belongs to. */
  readonly marketplace: string;
  /** Numbers of those that are left, in the order of the page. */
  readonly shopIds: readonly number[];

  constructor([first, ...others]: readonly [CartShop, ...CartShop[]]) {
    super(gateMessage(first.marketplace));
    this.marketplace = first.marketplace;
    this.shopIds = [first, ...others].map(({ shopId }) => shopId);
  }
}
