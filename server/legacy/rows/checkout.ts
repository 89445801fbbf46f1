import { attributionNamespace } from '../../../shared/attribution/form.ts';
import { html } from '../../platform/markup/html.ts';
import type { checkoutPlaceMutation, PlaceOrderInput } from '../__generated__/checkoutPlaceMutation.graphql.ts';
import type { checkoutCartQuery } from '../__generated__/checkoutCartQuery.graphql.ts';
import { attributionValues } from '../attribution.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import type { Form } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { errorNotice, expired, type Complaint } from '../notices.ts';
import { shownTotalField } from '../orderReviewView.ts';
import { paymentCode, paymentMethodByCode } from '../paymentCodes.ts';
import { jsonReply, type LegacyReply } from '../reply.ts';
import { defaultShipping } from './orderReview.ts';

// Submission of the old checkout's form. The status is always 200: the scripts read the outcome from the body.

const document = documentOf(graphql`
  mutation checkoutPlaceMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlaceOrderPayload {
        order {
          number
          url
        }
        nextAction {
          url
        }
      }
      ... on UserError {
        message
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on PaymentOpenError {
        openOrder: order {
          url
        }
      }
    }
  }
`);

const cartDocument = documentOf(graphql`
  query checkoutCartQuery {
    viewer {
      cart {
        hash
        isEmpty
      }
    }
  }
`);

/** Form field names by API names. */
const addressFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  address1: 'address_1',
  address2: 'address_2',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
} as const;

type AddressKind = 'billing' | 'shipping';

function address(form: Form, kind: AddressKind) {
  const field = (name: keyof typeof addressFields) => form.text(`${kind}_${addressFields[name]}`);
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    company: field('company'),
    address1: field('address1'),
    address2: field('address2'),
    postcode: field('postcode'),
    city: field('city'),
    country: field('country').toUpperCase(),
  };
}

/** The order is shipped to the billing address unless the shopper has entered a shipping address. */
function recipientKind(form: Form): AddressKind {
  return ['', '0'].includes(form.text('ship_to_different_address')) ? 'billing' : 'shipping';
}

const wholeNumber = (text: string): number | null => (/^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null);

/**
 * The total shown above the payment box; null for forms without that field. If the total has changed since, the order is not placed
 * silently.
 */
const shownTotal = (form: Form): number | null => wholeNumber(form.text(shownTotalField));

/** The shop's own name of the VAT ID's field, and those of a common plugin. */
const vatIdFields = ['billing_vat_id', 'billing_vat_number', 'vat_number'] as const;

const vatIdField = (form: Form): string => vatIdFields.find((name) => form.text(name) !== '') ?? vatIdFields[0];

type Payable = Pick<PlaceOrderInput, 'paymentMethod' | 'shippingMethod'>;

function orderInput({ form, headers, payments }: LegacyCall, { paymentMethod, shippingMethod }: Payable): PlaceOrderInput {
  const kind = recipientKind(form);
  const key = headers['idempotency-key'];
  return {
    ...address(form, kind),
    billing: kind === 'billing' ? null : address(form, 'billing'),
    email: form.text('billing_email'),
    phone: form.text('billing_phone'),
    vatId: form.text(vatIdField(form)),
    note: form.get('order_comments') ?? '',
    giftMessage: form.get('gift_message') ?? '',
    acceptsTerms: form.text('terms') !== '',
    confirmedAge: wholeNumber(form.text('minimum_age')),
    idempotencyKey: typeof key === 'string' ? key : null,
    expectedTotal: shownTotal(form),
    paymentMethod,
    paymentToken: form.text(`${paymentCode(payments, paymentMethod)}_token`) || null,
    shippingMethod,
    extensions: [{ namespace: attributionNamespace, values: attributionValues(form) }],
  };
}

const otherFields: Readonly<Record<string, string>> = {
  email: 'billing_email',
  phone: 'billing_phone',
  note: 'order_comments',
  giftMessage: 'gift_message',
  acceptsTerms: 'terms',
  confirmedAge: 'minimum_age',
  shippingMethod: 'shipping_method',
  paymentMethod: 'payment_method',
};

/** Returns the form field of an issue; null if there is none. */
function fieldOf(path: readonly string[], recipient: AddressKind, form: Form): string | null {
  const [, first = '', second] = path;
  if (first === 'vatId') return vatIdField(form);
  const isBilling = first === 'billing' && second !== undefined;
  const name = addressFields[(isBilling ? second : first) as keyof typeof addressFields];
  if (name !== undefined) return `${isBilling ? 'billing' : recipient}_${name}`;
  return otherFields[first] ?? null;
}

/** @param refresh whether the page must reload the order review */
function failure(complaints: readonly Complaint[], refresh = false): LegacyReply {
  return jsonReply({ result: 'failure', messages: compact(errorNotice(complaints)), refresh, reload: false });
}

async function isCartEmpty(call: LegacyCall): Promise<boolean> {
  const { viewer } = await call.execute<checkoutCartQuery>(cartDocument, {});
  return viewer.cart?.isEmpty ?? true;
}

/** If the token has expired together with the cart, the error says that there is nothing to order. */
async function refusedToken(call: LegacyCall): Promise<LegacyReply> {
  if (await isCartEmpty(call)) return failure([expired]);
  return failure([{ message: 'We were unable to process your order, please try again.' }], true);
}

/** A cart that holds only products of external shops is not an expired session. */
async function nothingToOrder(call: LegacyCall, message: string): Promise<LegacyReply> {
  return failure([(await isCartEmpty(call)) ? expired : { message }]);
}

/** Errors after which the page's totals are outdated. */
const refreshing: ReadonlySet<string> = new Set(['CartChangedError', 'CouponNotApplicableError', 'OutOfStockError', 'NotPurchasableError']);

export const checkoutRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'checkout',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'checkout', fields: ['woocommerce-process-checkout-nonce', '_wpnonce'], refusal: refusedToken },
  operation: 'mutation placeOrder',
  async answer(call) {
    const { form } = call;
    const paymentMethod = paymentMethodByCode(call.payments, form.text('payment_method'));
    if (paymentMethod === undefined) return failure([{ message: 'Invalid payment method.', field: 'payment_method' }]);
    const recipient = recipientKind(form);
    const named = form.text('shipping_method[0]') || form.text('shipping_method');
    const shippingMethod = named || (await defaultShipping(call, address(form, recipient).country));
    const { placeOrder } = await call.execute<checkoutPlaceMutation>(document, {
      input: orderInput(call, { paymentMethod, shippingMethod }),
    });
    const { __typename, order, nextAction, issues, openOrder, message = '' } = placeOrder;
    if (order) return jsonReply({ result: 'success', redirect: nextAction?.url ?? order.url, order_id: order.number });
    if (issues) return failure(issues.map((issue) => ({ message: issue.message, field: fieldOf(issue.path, recipient, form) })));
    if (__typename === 'EmptyCartError') return nothingToOrder(call, message);
    // That order can only be paid or cancelled on its own page, and the old pages have no link to it.
    if (openOrder) return failure([{ message: html`${message} <a href="${openOrder.url}">View your order</a>` }]);
    return failure([{ message }], refreshing.has(__typename));
  },
};
