import { ShopError } from '../errors/errors.ts';

/** What was asked for needs password or code anew. */
export class StepUpRequiredError extends ShopError {
  readonly code = 'STEP_UP_REQUIRED';

  constructor() {
    super('Confirm it’s you: enter your password or a one-time code again.');
  }
}
