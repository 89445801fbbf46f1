import type { Html } from '../../platform/markup/html.ts';
import type { couponsApplyMutation } from '../__generated__/couponsApplyMutation.graphql.ts';
import type { couponsRemoveMutation } from '../__generated__/couponsRemoveMutation.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { errorNotice, successNotice } from '../notices.ts';
import { forbiddenReply, textReply, type LegacyReply } from '../reply.ts';

// Coupon calls return a notice, which the old scripts insert above the form unchanged.

// The hash is selected so that the cookies of the response need no statement of their own.
const applyDocument = documentOf(graphql`
  mutation couponsApplyMutation($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      __typename
      ... on ApplyCouponPayload {
        cart {
          hash
        }
      }
      ... on CouponNotApplicableError {
        reason
      }
      ... on UserError {
        message
      }
    }
  }
`);

const removeDocument = documentOf(graphql`
  mutation couponsRemoveMutation($input: RemoveCouponInput!) {
    removeCoupon(input: $input) {
      __typename
      ... on RemoveCouponPayload {
        cart {
          hash
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

const notice = (content: Html): LegacyReply => textReply(compact(content));

export const applyCouponRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'apply_coupon',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'apply-coupon', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply },
  operation: 'mutation applyCoupon',
  async answer(call) {
    const code = call.form.text('coupon_code');
    if (code === '') return notice(errorNotice([{ message: 'Please enter a coupon code.' }]));
    const { applyCoupon } = await call.execute<couponsApplyMutation>(applyDocument, { input: { code } });
    if (applyCoupon.__typename === 'ApplyCouponPayload') return notice(successNotice('Coupon code applied successfully.'));
    const told: Readonly<Record<string, string>> = {
      UNKNOWN: `Coupon "${code}" does not exist!`,
      ALREADY_APPLIED: 'Coupon code already applied!',
    };
    return notice(errorNotice([{ message: told[applyCoupon.reason ?? ''] ?? applyCoupon.message ?? '' }]));
  },
};

export const removeCouponRow: LegacyRow = {
  endpoint: 'wc-ajax',
  name: 'remove_coupon',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'remove-coupon', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply },
  operation: 'mutation removeCoupon',
  async answer(call) {
    const code = call.form.text('coupon');
    if (code === '') return notice(errorNotice([{ message: 'Sorry there was a problem removing this coupon.' }]));
    const { removeCoupon } = await call.execute<couponsRemoveMutation>(removeDocument, { input: { code } });
    if (removeCoupon.__typename === 'RemoveCouponPayload') return notice(successNotice('Coupon has been removed.'));
    return notice(errorNotice([{ message: removeCoupon.message ?? '' }]));
  },
};
