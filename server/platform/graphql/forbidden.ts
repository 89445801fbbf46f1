import { ShopError } from '../errors/errors.ts';

/** The caller may not do this; it says nothing about what exists. */
export class ForbiddenError extends ShopError {
  readonly code = 'FORBIDDEN';

  constructor(message = 'You don’t have permission to do this.') {
    super(message);
  }
}
