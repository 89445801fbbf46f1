import { ShopError } from '../../platform/errors/errors.ts';
import { gateMessage, type CartShop } from './rules.ts';

/** External shops of the cart are neither checked out nor canceled. */
export class ExternalShopsOpenError extends ShopError {
  readonly code = 'EXTERNAL_SHOPS_OPEN';
  /** Marketplace of the first open shop. */
  readonly marketplace: string;
  /** IDs of the open shops, in the order of the page. */
  readonly shopIds: readonly number[];

  constructor([first, ...others]: readonly [CartShop, ...CartShop[]]) {
    super(gateMessage(first.marketplace));
    this.marketplace = first.marketplace;
    this.shopIds = [first, ...others].map(({ shopId }) => shopId);
  }
}
