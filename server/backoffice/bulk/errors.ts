import { ShopError } from '../../platform/errors/errors.ts';

/** Long work that is not where it would have to be for what is asked. */
export class JobStateError extends ShopError {
  readonly code = 'JOB_STATE';

  constructor(message: string) {
    super(message, ['input', 'id']);
  }
}
