import { ShopError } from '../../platform/errors/errors.ts';

/** Somebody who has not agreed is not measured. */
export class ConsentMissingError extends ShopError {
  readonly code = 'CONSENT_MISSING';

  constructor() {
    super('Visits are only measured with consent.');
  }
}
