import { ShopError } from '../../platform/errors/errors.ts';

/** Somebody who has not agreed is not measured. */
export class ConsentMissingError extends ShopError {
  readonly code = 'CONSENT_MISSING';

  constructor() {
    super('Visits are measured only of those who have agreed to it.');
  }
}
