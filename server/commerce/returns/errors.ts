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
      ? 'The remaining items in this order are excluded from the right of withdrawal.'
      : 'There’s nothing left in this order to withdraw from. Everything has already been cancelled, refunded or withdrawn from.';
    super(message, ['input', 'lines']);
  }
}

const states: Readonly<Record<ReturnState, string>> = {
  REQUESTED: 'The goods in this return haven’t been inspected yet. Record the inspection first.',
  RECEIVED: 'The goods in this return haven’t been inspected yet. Record the inspection first.',
  INSPECTED: 'The goods in this return have already been inspected.',
  REFUNDED: 'This return has already been refunded.',
  REJECTED: 'This return was rejected.',
};

/** The state of the return doesn't allow the change. */
export class ReturnStateError extends ShopError {
  readonly code = 'RETURN_STATE';

  constructor(state: ReturnState) {
    super(states[state], ['input', 'returnId']);
  }
}
