import { ShopError } from '../errors/errors.ts';
import { says } from './__generated__/messages.ts';

/** The action requires re-authentication with password or code. */
export class StepUpRequiredError extends ShopError {
  readonly code = 'STEP_UP_REQUIRED';

  constructor() {
    super(says((t) => t.confirmItsYou));
  }
}
