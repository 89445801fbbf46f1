// oxlint-disable relay/unused-fields -- passed on to zoneValues.ts
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { useZoneForm_zone$key } from '../__generated__/useZoneForm_zone.graphql.ts';
import type { useZoneFormCreateMutation } from '../__generated__/useZoneFormCreateMutation.graphql.ts';
import type { useZoneFormUpdateMutation } from '../__generated__/useZoneFormUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { describeZone, zoneLabels, zoneSchema, zoneValuesOf, type ZoneValues } from './zoneValues.ts';
import * as t from './__generated__/messages.ts';

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
      minTransitDays
      maxTransitDays
    }
  }
`;

const creating = graphql`
  mutation useZoneFormCreateMutation($input: CreateShippingZoneInput!, $isDryRun: Boolean) {
    result: createShippingZone(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on CreateShippingZonePayload {
        zone {
          databaseId
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
  mutation useZoneFormUpdateMutation($input: UpdateShippingZoneInput!, $isDryRun: Boolean) {
    result: updateShippingZone(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateShippingZonePayload {
        zone {
          databaseId
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

/** Returns the initial form values of a zone. */
export function readZone(key: useZoneForm_zone$key): ReadRecord<ZoneValues> {
  const zone = readInlineData(zoneFragment, key);
  return { version: zone.version, values: zoneValuesOf(zone) };
}

/**
 * State of the zone form.
 * @param databaseId null for a new zone
 */
export function useZoneForm(databaseId: number | null, read: ReadRecord<ZoneValues>) {
  const mutation = useAdminMutation<
    useZoneFormCreateMutation | useZoneFormUpdateMutation,
    'CreateShippingZonePayload' | 'UpdateShippingZonePayload'
  >(databaseId === null ? creating : updating, databaseId === null ? 'CreateShippingZonePayload' : 'UpdateShippingZonePayload');
  return useAdminForm({
    read,
    isNew: databaseId === null,
    mutation,
    labels: zoneLabels,
    valueText: describeZone,
    schema: zoneSchema,
    variablesOf: ({ sent, version: expectedVersion }) =>
      databaseId === null ? { input: sent } : { input: { id: globalId('ShippingZone', databaseId), expectedVersion, ...sent } },
    savedText: t.zoneSaved,
    createdPath: databaseId === null ? ({ zone }) => (zone ? `/settings/delivery/${zone.databaseId}` : '/settings/delivery') : undefined,
  });
}
