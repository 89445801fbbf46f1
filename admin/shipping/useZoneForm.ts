// oxlint-disable relay/unused-fields -- zoneValues.ts is given the zone as it is
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useZoneForm_zone$key } from '../__generated__/useZoneForm_zone.graphql.ts';
import type { useZoneFormMutation } from '../__generated__/useZoneFormMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { toldOfZone, zoneLabels, zoneSchema, zoneValuesOf, type ZoneValues } from './zoneValues.ts';

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
 */
export function useZoneForm(databaseId: number | null, read: ReadRecord<ZoneValues>) {
  const mutation = useAdminMutation<useZoneFormMutation, 'SaveShippingZonePayload'>(saving, 'SaveShippingZonePayload');
  return useAdminForm({
    read,
    isNew: databaseId === null,
    mutation,
    labels: zoneLabels,
    wordsOf: toldOfZone,
    schema: zoneSchema,
    variablesOf: ({ sent, expectedVersion }) => ({ input: { databaseId, expectedVersion, ...sent } }),
    savedWords: 'Zone saved.',
    createdPath: databaseId === null ? ({ databaseId: made }) => `/settings/delivery/${made}` : undefined,
  });
}
