import { ShopError } from '../../platform/errors/errors.ts';

/** The job is in a state that doesn't allow the requested operation. */
export class JobStateError extends ShopError {
  readonly code = 'JOB_STATE';

  constructor(message: string) {
    super(message, ['input', 'id']);
  }
}
