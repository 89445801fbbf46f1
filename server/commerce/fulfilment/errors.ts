import { NotFoundError, ShopError } from '../../platform/errors/errors.ts';

/** The shipment doesn't exist. */
export class ShipmentNotFoundError extends NotFoundError {
  constructor() {
    super('Shipment', 'This shipment doesn’t exist.', ['input', 'shipmentId']);
  }
}

/** The order is paid in advance, its payment hasn't arrived, and the caller hasn't confirmed that it is shipped all the same. */
export class OrderUnpaidError extends ShopError {
  readonly code = 'ORDER_UNPAID';

  constructor() {
    super('This order isn’t paid yet. Confirm that you want to ship it anyway.', ['input', 'confirmUnpaid']);
  }
}

const reasons = {
  cancelled: 'This shipment was cancelled. Create a new one instead.',
  completed:
    'This shipment can no longer be cancelled, because its order is complete. You can still correct its carrier and tracking number.',
} as const;

/** The state of the shipment or its order doesn't allow the change. */
export class ShipmentStateError extends ShopError {
  readonly code = 'SHIPMENT_STATE';

  constructor(reason: keyof typeof reasons) {
    super(reasons[reason], ['input', 'shipmentId']);
  }
}
