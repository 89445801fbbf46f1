// Which payment methods an order can use. Pure.

/** A payment method as shown to shoppers. */
export interface PaymentMethodFacts {
  code: string;
  name: string;
  description: string;
}

/** The facts that decide how an order can be paid. */
export interface PayableOrder {
  country: string;
  needsShipping: boolean;
  totalMinor: number;
}

/** A payment method that the shop offers. */
export interface OfferedPayment extends PaymentMethodFacts {
  accepts?: ((order: PayableOrder) => boolean) | undefined;
}

/** @param methods the shop's methods, in display order */
export function paymentMethodsFor(methods: readonly OfferedPayment[], order: PayableOrder): OfferedPayment[] {
  return methods.filter(({ accepts }) => accepts?.(order) ?? true);
}
