import type { ReturnState } from '../../generated/prisma/enums.ts';
import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';

/** The return doesn't exist. */
export class ReturnNotFoundError extends NotFoundError {
  constructor() {
    super('Return', 'This return doesn’t exist.', ['input', 'returnId']);
  }
}

/** Nothing of the order is left to withdraw from. */
export class NothingToWithdrawError extends ShopError {
  readonly code = 'NOTHING_TO_WITHDRAW';

  /** @param isExcluded whether goods are left, but without a right of withdrawal */
  constructor(isExcluded: boolean) {
    const message = isExcluded
      ? 'What is left of this order is excluded from the right of withdrawal.'
      : 'Nothing of this order is left to withdraw from. It was cancelled, refunded, or withdrawn from before.';
    super(message, ['input', 'lines']);
  }
}

const states: Readonly<Record<ReturnState, string>> = {
  REQUESTED: 'The goods of this return haven’t been inspected yet. Record the inspection first.',
  RECEIVED: 'The goods of this return haven’t been inspected yet. Record the inspection first.',
  INSPECTED: 'The goods of this return have been inspected already.',
  REFUNDED: 'This return has been refunded already.',
  REJECTED: 'This return was rejected.',
};

/** The state of the return doesn't allow the change. */
export class ReturnStateError extends ShopError {
  readonly code = 'RETURN_STATE';

  constructor(state: ReturnState) {
    super(states[state], ['input', 'returnId']);
  }
}
