import { says } from '../__generated__/messages.ts';
import { listed, type Text } from '../../../platform/i18n/text.ts';
import { minimumAgeOf, pricedLine } from '../../cart/cart.ts';
import { CouponNotApplicableError, applyCoupons, type CouponFacts, type CouponOutcome } from '../../coupons/coupons.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import type { PricedOrderLine } from './priceLines.ts';
import type { PlaceOrderDetails } from './input.ts';
import { paymentMethodsFor, type OfferedPayment } from '../../payments/payments.ts';
import { goodsLine, quoteFor, type Quote } from './quote.ts';
import { mayReachLocker } from '../../shipping/shipping.ts';
import { isLocker } from '../../../../shared/delivery/parcelLockers.ts';
import type { CheckoutSettings } from './settings.ts';

// Validates the shopper's choices against the locked cart. Pure.

/** The order to validate. */
export interface OrderToValidate {
  lines: readonly PricedOrderLine[];
  /** The cart's coupons, in the order in which they were entered. */
  coupons: readonly CouponFacts[];
  details: PlaceOrderDetails;
  settings: CheckoutSettings;
  /** The payment methods that the shop offers. */
  paymentMethods: readonly OfferedPayment[];
  now: Date;
}

function refuse(field: string, message: Text): InvalidInputError {
  return new InvalidInputError([{ path: ['input', field], message }]);
}

/** @throws InvalidInputError when the goods can't be delivered there with the chosen method */
function checkShipping({ needsShipping, shippingMethods, shippingMethod, country }: Quote, details: PlaceOrderDetails): void {
  if (!needsShipping) return;
  const { shippingMethod: chosen, address1 } = details;
  if (shippingMethods.length === 0)
    throw refuse(
      'shippingMethod',
      says((t) => t.cartIsTooHeavy({ country: country.name })),
    );
  if (chosen !== '' && shippingMethod?.code === chosen) {
    if (!isLocker(details) || mayReachLocker(shippingMethod)) return;
    throw refuse(
      'shippingMethod',
      says((t) => t.onlyDhlDeliversTo({ address1 })),
    );
  }
  const offered = shippingMethods.map(({ code, name }) => `${name} (${code})`);
  throw refuse(
    'shippingMethod',
    says((t, language) => t.chooseADeliveryMethod({ country: country.name, offered: listed(offered, language, 'disjunction') })),
  );
}

/** @throws InvalidInputError when the payment method isn't available for this order */
function checkPayment(quote: Quote, { paymentMethods, details }: OrderToValidate): void {
  const { country, needsShipping, totals } = quote;
  const offered = paymentMethodsFor(paymentMethods, { country: country.code, needsShipping, totalMinor: totals.totalMinor });
  if (offered.some(({ code }) => code === details.paymentMethod)) return;
  const names = offered.map(({ name }) => name);
  throw refuse(
    'paymentMethod',
    says((t, language) => t.chooseAnotherPaymentMethod({ offered: listed(names, language, 'disjunction') })),
  );
}

/**
 * Calculates the order's totals and the coupons that it uses.
 * @throws CouponNotApplicableError naming the first coupon that no longer applies
 * @throws InvalidInputError when the country, shipping method or payment method doesn't fit this cart, or the minimum age isn't confirmed
 */
export function validateOrder(judged: OrderToValidate): { quote: Quote; outcome: CouponOutcome; minimumAge: number | null } {
  const { lines, coupons, details, settings, now } = judged;
  const minimumAge = minimumAgeOf(lines.map(({ product }) => product));
  // The age may have been raised since the shopper confirmed it.
  if (minimumAge !== null && (details.confirmedAge ?? 0) < minimumAge)
    throw refuse(
      'confirmedAge',
      says((t) => t.confirmYourAge({ minimumAge })),
    );
  const outcome = applyCoupons(
    coupons,
    lines.map((line) => pricedLine(line, now)),
    now,
  );
  const [refused] = outcome.refused;
  if (refused) throw new CouponNotApplicableError(refused.coupon.code, refused.reason, { coupon: refused.coupon });
  const quote = quoteFor(settings, {
    lines: lines.map((line) => goodsLine(line.product, { ...line, discountMinor: outcome.discountByKey.get(line.key) ?? 0 })),
    country: details.country,
    postcode: details.postcode,
    city: details.city,
    shippingMethod: details.shippingMethod,
    givesFreeShipping: outcome.givesFreeShipping,
    now,
  });
  if (!quote)
    throw refuse(
      'country',
      says((t) => t.weDontDeliverTo({ country: countryByCode.get(details.country)?.name ?? details.country })),
    );
  checkShipping(quote, details);
  checkPayment(quote, judged);
  return { quote, outcome, minimumAge };
}
