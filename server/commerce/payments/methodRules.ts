// Which ways to pay an order may choose from. Pure.

/** A way to pay, as shoppers read it. */
export interface PaymentMethodFacts {
  code: string;
  name: string;
  description: string;
}

/** What decides how an order can be paid. */
export interface PayableOrder {
  country: string;
  needsShipping: boolean;
  totalMinor: number;
}

/** A way to pay that the shop offers. */
export interface OfferedPayment extends PaymentMethodFacts {
  accepts?: ((order: PayableOrder) => boolean) | undefined;
}

/** @param methods the ways that the shop offers, in the order in which they are shown */
export function paymentMethodsFor(methods: readonly OfferedPayment[], order: PayableOrder): OfferedPayment[] {
  return methods.filter(({ accepts }) => accepts?.(order) ?? true);
}
