import { z } from 'zod';

// The responses of the Agentic Commerce Protocol, version 2026-04-17, as far as the shop sends them. Strict: the protocol's own schemas
// allow no other fields either.

const time = z.iso.datetime({ offset: true });
const minor = z.int();

const total = z.strictObject({
  type: z.enum([
    'items_base_amount',
    'items_discount',
    'subtotal',
    'discount',
    'fulfillment',
    'tax',
    'fee',
    'gift_wrap',
    'tip',
    'store_credit',
    'total',
    'amount_refunded',
  ]),
  display_text: z.string().min(1),
  amount: minor,
  description: z.string().optional(),
});

const line = z.strictObject({
  id: z.string(),
  item: z.strictObject({ id: z.string(), name: z.string().optional(), unit_amount: minor.optional() }),
  quantity: minor.min(1),
  name: z.string().optional(),
  images: z.array(z.url()).optional(),
  unit_amount: minor.optional(),
  product_id: z.string().optional(),
  variant_id: z.string().optional(),
  variant_options: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  availability_status: z.enum(['in_stock', 'low_stock', 'out_of_stock', 'backorder', 'pre_order']).optional(),
  totals: z.array(total),
});

const messageFields = {
  param: z.string().startsWith('$').optional(),
  resolution: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review']).optional(),
  content_type: z.enum(['plain', 'markdown']),
  content: z.string().min(1),
};
const message = z.strictObject({
  type: z.literal('error'),
  code: z.enum([
    'missing',
    'invalid',
    'out_of_stock',
    'payment_declined',
    'requires_sign_in',
    'requires_3ds',
    'low_stock',
    'quantity_exceeded',
    'coupon_invalid',
    'coupon_expired',
    'minimum_not_met',
    'maximum_exceeded',
    'region_restricted',
    'age_verification_required',
    'approval_required',
    'unsupported',
    'not_found',
    'conflict',
    'rate_limited',
    'expired',
    'intervention_required',
  ]),
  ...messageFields,
});

const address = z.strictObject({
  name: z.string(),
  line_one: z.string(),
  line_two: z.string().optional(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postal_code: z.string(),
  company: z.string().optional(),
});

const handler = z.strictObject({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  version: z.iso.date(),
  spec: z.url(),
  requires_delegate_payment: z.boolean(),
  requires_pci_compliance: z.boolean(),
  psp: z.string(),
  config_schema: z.url(),
  instrument_schemas: z.array(z.url()),
  config: z.record(z.string(), z.unknown()),
});

const days = z.strictObject({ earliest: time, latest: time });

const order = z.strictObject({
  type: z.literal('order'),
  id: z.string(),
  order_number: z.string(),
  checkout_session_id: z.string(),
  permalink_url: z.url(),
  status: z.enum(['created', 'confirmed', 'manual_review', 'processing', 'shipped', 'completed', 'canceled']),
  estimated_delivery: days.optional(),
  line_items: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      product_id: z.string().optional(),
      quantity: z.strictObject({ ordered: minor.min(1), current: minor.min(0), fulfilled: minor.min(0) }),
      unit_price: minor,
      subtotal: minor,
    }),
  ),
  fulfillments: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(['shipping', 'pickup', 'digital']),
      status: z.string(),
      carrier: z.string(),
      tracking_number: z.string().optional(),
      tracking_url: z.url().optional(),
    }),
  ),
  totals: z.array(total),
});

export const session = z.strictObject({
  id: z.string(),
  protocol: z.strictObject({ version: z.iso.date() }),
  capabilities: z.strictObject({
    payment: z.strictObject({ handlers: z.array(handler) }),
    interventions: z.strictObject({ supported: z.array(z.string()), required: z.array(z.string()) }),
    extensions: z.array(z.string()),
  }),
  buyer: z
    .strictObject({
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      full_name: z.string().optional(),
      email: z.email(),
      phone_number: z.string().optional(),
    })
    .optional(),
  fulfillment_details: z
    .strictObject({
      name: z.string().optional(),
      phone_number: z.string().optional(),
      email: z.string().optional(),
      address: address.optional(),
    })
    .optional(),
  status: z.enum([
    'incomplete',
    'not_ready_for_payment',
    'requires_escalation',
    'authentication_required',
    'ready_for_payment',
    'pending_approval',
    'complete_in_progress',
    'completed',
    'canceled',
    'in_progress',
    'expired',
  ]),
  currency: z.string().regex(/^[a-z]{3}$/),
  line_items: z.array(line),
  fulfillment_options: z.array(
    z.strictObject({
      type: z.literal('shipping'),
      id: z.string(),
      title: z.string(),
      description: z.string().optional(),
      earliest_delivery_time: time.optional(),
      latest_delivery_time: time.optional(),
      totals: z.array(total),
    }),
  ),
  selected_fulfillment_options: z
    .array(z.strictObject({ type: z.literal('shipping'), option_id: z.string(), item_ids: z.array(z.string()) }))
    .optional(),
  discounts: z
    .strictObject({
      codes: z.array(z.string()),
      applied: z.array(
        z.strictObject({
          id: z.string(),
          code: z.string(),
          coupon: z.strictObject({ id: z.string(), name: z.string() }),
          amount: minor.min(0),
        }),
      ),
      rejected: z.array(z.strictObject({ code: z.string(), reason: z.string().startsWith('discount_code_'), message: z.string() })),
    })
    .optional(),
  totals: z.array(total),
  messages: z.array(message),
  links: z.array(z.strictObject({ type: z.string(), url: z.url() })),
  created_at: time,
  updated_at: time,
  expires_at: time,
  continue_url: z.url().optional(),
  order: order.optional(),
});
export type Session = z.output<typeof session>;

/** A response with an error. */
export const failure = z.strictObject({
  type: z.enum(['invalid_request', 'processing_error', 'service_unavailable']),
  code: z.string(),
  message: z.string().min(1),
  param: z.string().optional(),
  supported_versions: z.array(z.iso.date()).optional(),
});
