import { ShopError } from '../../platform/errors/errors.ts';

/** The visitor has not consented to tracking. */
export class ConsentMissingError extends ShopError {
  readonly code = 'CONSENT_MISSING';

  constructor() {
    super('Visits are only measured with consent.');
  }
}
