// oxlint-disable relay/unused-fields -- zoneValues.ts is given the zone as it is
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useZoneForm_zone$key } from '../__generated__/useZoneForm_zone.graphql.ts';
import type { useZoneFormMutation } from '../__generated__/useZoneFormMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { useDraft, type ReadRecord } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { zoneInputOf, zoneProblemsOf, zoneValuesOf, type ZoneValues } from './zoneValues.ts';

const zoneFragment = graphql`
  fragment useZoneForm_zone on ShippingZone @inline {
    version
    name
    countries {
      code
    }
    steps {
      code
      name
      description
      price {
        amount
      }
      freeFrom {
        amount
      }
      minWeightGrams
      maxWeightGrams
    }
  }
`;

const saving = graphql`
  mutation useZoneFormMutation($input: SaveShippingZoneInput!, $isDryRun: Boolean) {
    result: saveShippingZone(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveShippingZonePayload {
        databaseId
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

/** A zone as its form begins with it. */
export function readZone(key: useZoneForm_zone$key): ReadRecord<ZoneValues> {
  const zone = readInlineData(zoneFragment, key);
  return { version: zone.version, values: zoneValuesOf(zone) };
}

/**
 * The form of a zone.
 * @param databaseId null for a new one
 * @param onMade gets the number of a new one
 */
export function useZoneForm(databaseId: number | null, read: ReadRecord<ZoneValues>, onMade: (databaseId: number) => void) {
  const draft = useDraft(read);
  const mutation = useAdminMutation<useZoneFormMutation, 'SaveShippingZonePayload'>(saving, 'SaveShippingZonePayload', {
    isToldByForm: draft.theirs === null,
  });
  const reload = useReload();
  const own = zoneProblemsOf(draft.values);
  const problems = useOwnProblems(own);

  function variablesOf(values: ZoneValues, expectedVersion: number) {
    if (Object.keys(zoneProblemsOf(values)).length > 0) return undefined;
    return { input: { databaseId, expectedVersion: databaseId === null ? null : expectedVersion, ...zoneInputOf(values) } };
  }
  useDryRun(mutation, draft.isDirty ? variablesOf(draft.values, draft.base.version) : null, databaseId === null);

  function send(values: ZoneValues, expectedVersion: number): void {
    const variables = variablesOf(values, expectedVersion);
    if (!variables) return problems.refuse(mutation);
    mutation.run({
      variables,
      onDone: ({ databaseId: saved }) => {
        draft.start({ version: expectedVersion + 1, values });
        showToast({ kind: 'success', text: 'The zone is saved.' });
        if (databaseId === null && saved != null) onMade(saved);
        else void reload();
      },
      onFailed: (failure) => {
        if (failure.code !== 'STALE') return false;
        draft.refuse();
        void reload();
        return true;
      },
    });
  }

  return {
    ...draft,
    isBusy: mutation.isBusy,
    failure: problems.failure ?? mutation.failure,
    found: problems.found ?? mutation.found,
    /** What is wrong with a field, by the server's name for it, such as "rates.0.code". */
    errorOf: (name: string): string | undefined => own[name] ?? mutation.fields[name],
    save: () => send(draft.values, draft.base.version),
    saveOver: () => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs.version),
  };
}

export type ZoneForm = ReturnType<typeof useZoneForm>;
