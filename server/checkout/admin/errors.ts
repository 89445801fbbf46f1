import { ShopError } from '../../errors.ts';

/** Somebody else has saved what the caller changes, since they have read it. */
export class StaleSettingError extends ShopError {
  readonly code = 'STALE';

  constructor(path: readonly string[] = ['input', 'expectedVersion']) {
    super('This was changed by somebody else meanwhile. Look at what is different before you save.', path);
  }
}
