// oxlint-disable relay/unused-fields -- couponValues.ts is given the coupon as it is
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useCouponForm_coupon$key } from '../__generated__/useCouponForm_coupon.graphql.ts';
import type { useCouponFormMutation } from '../__generated__/useCouponFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { couponWords, labels } from './couponLabels.ts';
import { couponSchema, valuesOf, type CouponValues } from './couponValues.ts';

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
      databaseId
      name
    }
    excludedProducts {
      databaseId
      name
    }
    categories {
      databaseId
      name
    }
    excludedCategories {
      databaseId
      name
    }
  }
`;

const saving = graphql`
  mutation useCouponFormMutation($input: SaveCouponInput!, $isDryRun: Boolean) {
    result: saveCoupon(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveCouponPayload {
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

/** A coupon as its form begins with it. */
export function readCoupon(key: useCouponForm_coupon$key): ReadRecord<CouponValues> {
  const coupon = readInlineData(couponFragment, key);
  return { version: coupon.version, values: valuesOf(coupon) };
}

/**
 * The form of a coupon.
 * @param databaseId null for a new one
 */
export function useCouponForm(databaseId: number | null, read: ReadRecord<CouponValues>) {
  const mutation = useAdminMutation<useCouponFormMutation, 'SaveCouponPayload'>(saving, 'SaveCouponPayload');
  return useAdminForm({
    read,
    isNew: databaseId === null,
    mutation,
    labels,
    wordsOf: couponWords,
    schema: couponSchema,
    variablesOf: ({ sent, expectedVersion }) => ({ input: { databaseId, expectedVersion, ...sent } }),
    savedOf: ({ coupon }) => readCoupon(coupon),
    savedWords: 'Coupon saved.',
    createdPath: databaseId === null ? ({ coupon }) => `/coupons/${coupon.databaseId}` : undefined,
  });
}
