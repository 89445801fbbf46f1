import { ShopError } from '../errors/errors.ts';

/** The caller lacks the permission; the error doesn't reveal what exists. */
export class ForbiddenError extends ShopError {
  readonly code = 'FORBIDDEN';

  constructor(message = 'You don’t have permission to do this.') {
    super(message);
  }
}
