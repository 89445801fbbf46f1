import { ShopError } from '../errors/errors.ts';

/** The action requires re-authentication with password or code. */
export class StepUpRequiredError extends ShopError {
  readonly code = 'STEP_UP_REQUIRED';

  constructor() {
    super('Confirm it’s you: enter your password or a one-time code again.');
  }
}
