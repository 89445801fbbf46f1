// oxlint-disable relay/unused-fields -- passed on to couponValues.ts
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useCouponForm_coupon$key } from '../__generated__/useCouponForm_coupon.graphql.ts';
import type { useCouponFormCreateMutation } from '../__generated__/useCouponFormCreateMutation.graphql.ts';
import type { useCouponFormUpdateMutation } from '../__generated__/useCouponFormUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { couponValueText, labels } from './couponLabels.ts';
import { couponSchema, valuesOf, type CouponValues } from './couponValues.ts';
import * as t from './__generated__/messages.ts';

const couponFragment = graphql`
  fragment useCouponForm_coupon on AdminCoupon @inline {
    databaseId
    version
    code
    description
    kind
    percentBasisPoints
    amount {
      amount
    }
    isEnabled
    startsAt
    endsAt
    minimum {
      amount
    }
    usageLimit
    usageLimitPerCustomer
    isExclusive
    excludesReduced
    products {
      productId
      name
    }
    excludedProducts {
      productId
      name
    }
    categories {
      categoryId
      name
    }
    excludedCategories {
      categoryId
      name
    }
  }
`;

const creating = graphql`
  mutation useCouponFormCreateMutation($input: CreateCouponInput!, $isDryRun: Boolean) {
    result: createCoupon(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on CreateCouponPayload {
        coupon {
          databaseId
          ...useCouponForm_coupon
        }
      }
      ... on UserError {
        code
        message
        path
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
`;

const updating = graphql`
  mutation useCouponFormUpdateMutation($input: UpdateCouponInput!, $isDryRun: Boolean) {
    result: updateCoupon(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateCouponPayload {
        coupon {
          databaseId
          ...useCouponForm_coupon
        }
      }
      ... on UserError {
        code
        message
        path
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
`;

/** A coupon as its form's initial values. */
export function readCoupon(key: useCouponForm_coupon$key): ReadRecord<CouponValues> {
  const coupon = readInlineData(couponFragment, key);
  return { version: coupon.version, values: valuesOf(coupon) };
}

/**
 * The form of a coupon.
 * @param databaseId null for a new one
 */
export function useCouponForm(databaseId: number | null, read: ReadRecord<CouponValues>) {
  const mutation = useAdminMutation<
    useCouponFormCreateMutation | useCouponFormUpdateMutation,
    'CreateCouponPayload' | 'UpdateCouponPayload'
  >(databaseId === null ? creating : updating, databaseId === null ? 'CreateCouponPayload' : 'UpdateCouponPayload');
  return useAdminForm({
    read,
    isNew: databaseId === null,
    mutation,
    labels,
    valueText: couponValueText,
    schema: couponSchema,
    variablesOf: ({ sent, version: expectedVersion }) =>
      databaseId === null ? { input: sent } : { input: { id: globalId('Coupon', databaseId), expectedVersion, ...sent } },
    savedOf: ({ coupon }) => readCoupon(coupon),
    savedText: t.couponSaved,
    createdPath: databaseId === null ? ({ coupon }) => `/coupons/${coupon.databaseId}` : undefined,
  });
}
