import { ShopError } from '../../../platform/errors/errors.ts';

interface Stale {
  id: number;
  version: number;
  editedById: number | null;
}

/** Somebody else has saved the offer since the caller has read it. */
export class StaleOfferError extends ShopError {
  readonly code = 'STALE';
  readonly offer: Stale;

  constructor(offer: Stale & { title: string }) {
    super(`“${offer.title}” was changed by somebody else meanwhile. Look at what is different before you save.`, [
      'input',
      'expectedVersion',
    ]);
    this.offer = offer;
  }
}

/** Somebody else has saved the merchant since the caller has read it. */
export class StaleMerchantError extends ShopError {
  readonly code = 'STALE';
  readonly merchant: Stale;

  constructor(merchant: Stale & { name: string }) {
    super(`“${merchant.name}” was changed by somebody else meanwhile. Look at what is different before you save.`, [
      'input',
      'expectedVersion',
    ]);
    this.merchant = merchant;
  }
}
