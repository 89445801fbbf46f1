// oxlint-disable relay/unused-fields -- couponValues.ts is given the coupon as it is
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useCouponForm_coupon$key } from '../__generated__/useCouponForm_coupon.graphql.ts';
import type { useCouponFormMutation } from '../__generated__/useCouponFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { useDraft, type ReadRecord } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { sentNames } from './couponLabels.ts';
import { inputOf, problemsOf, valuesOf, type CouponValues } from './couponValues.ts';

const couponFragment = graphql`
  fragment useCouponForm_coupon on StaffCoupon @inline {
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
      ... on StaleCouponError {
        current {
          ...useCouponForm_coupon
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
 * @param onMade gets the number of a new one
 */
export function useCouponForm(databaseId: number | null, read: ReadRecord<CouponValues>, onMade: (databaseId: number) => void) {
  const draft = useDraft(read);
  const mutation = useAdminMutation<useCouponFormMutation, 'SaveCouponPayload'>(saving, 'SaveCouponPayload', {
    isToldByForm: draft.theirs === null,
  });
  const reload = useReload();
  const own = problemsOf(draft.values);
  const problems = useOwnProblems(own);

  function variablesOf(values: CouponValues, expectedVersion: number) {
    if (Object.keys(problemsOf(values)).length > 0) return undefined;
    return { input: { databaseId, expectedVersion: databaseId === null ? null : expectedVersion, ...inputOf(values) } };
  }
  useDryRun(mutation, draft.isDirty ? variablesOf(draft.values, draft.base.version) : null, databaseId === null);

  function send(values: CouponValues, expectedVersion: number): void {
    const variables = variablesOf(values, expectedVersion);
    if (!variables) return problems.refuse(mutation);
    mutation.run({
      variables,
      onDone: ({ coupon }) => {
        draft.start(readCoupon(coupon));
        showToast({ kind: 'success', text: 'The coupon is saved.' });
        if (databaseId === null) onMade(coupon.databaseId);
        else void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleCouponError' || !result.current) return false;
        draft.meet(readCoupon(result.current));
        return true;
      },
    });
  }

  return {
    ...draft,
    isBusy: mutation.isBusy,
    failure: problems.failure ?? mutation.failure,
    found: problems.found ?? mutation.found,
    /** What is wrong with a field. */
    errorOf: (name: keyof CouponValues) => own[name] ?? mutation.fields[sentNames[name] ?? name],
    save: () => send(draft.values, draft.base.version),
    saveOver: () => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs.version),
  };
}

export type CouponForm = ReturnType<typeof useCouponForm>;
