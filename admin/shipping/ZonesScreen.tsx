import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ZonesScreenMutation } from '../__generated__/ZonesScreenMutation.graphql.ts';
import type { ZonesScreenQuery } from '../__generated__/ZonesScreenQuery.graphql.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { moved } from './zoneValues.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ZonesScreenQuery {
    shippingZones {
      databaseId
      name
      countries {
        code
        name
      }
      steps {
        code
        name
      }
    }
    knownCountries {
      code
      name
    }
  }
`;

/** Loads all zones without pagination, because there are few. */
export function loadZones({ environment }: ScreenArgs) {
  return loadScreen<ZonesScreenQuery>(environment, query, {});
}

/** Lists the shop's shipping zones. */
export function ZonesScreen() {
  const { shippingZones: zones, knownCountries } = useScreenQuery<ZonesScreenQuery>(query);
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<ZonesScreenMutation, 'ReorderShippingZonesPayload'>(
    graphql`
      mutation ZonesScreenMutation($input: ReorderShippingZonesInput!) {
        result: reorderShippingZones(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'ReorderShippingZonesPayload',
  );
  const ids = zones.map(({ databaseId }) => databaseId);
  const served = (index: number, code: string) =>
    zones.findIndex(({ countries }) => countries.some((country) => country.code === code)) === index;
  const missing = knownCountries.filter(({ code }) => !zones.some(({ countries }) => countries.some((country) => country.code === code)));

  function move(databaseId: number, by: number): void {
    run({
      variables: { input: { ids: moved(ids, databaseId, by).map((id) => globalId('ShippingZone', id)) } },
      onDone: () => {
        showToast({ kind: 'success', text: t.sortOrderSaved });
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <ListScreen
      title={t.delivery}
      description={t.zonesDescription}
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/settings/delivery/dates">
            {t.deliveryDates}
          </ButtonLink>
          <ButtonLink size="small" to="/settings/delivery/new">
            {t.newZone}
          </ButtonLink>
        </>
      }
      caption={t.zones}
      list={zones.map((zone, index) => ({ ...zone, index }))}
      columns={[
        { heading: t.zone, isTitle: true, cell: ({ databaseId, name }) => <Link to={`/settings/delivery/${databaseId}`}>{name}</Link> },
        {
          heading: t.countries,
          cell: ({ countries, index }) =>
            countries.map(({ code, name }) => (served(index, code) ? name : t.usesZoneAbove({ country: name }))).join(', '),
        },
        {
          heading: t.deliveryMethods,
          cell: ({ steps }) => [...new Set(steps.map(({ name }) => name))].join(', ') || t.none,
        },
      ]}
      rowActions={({ databaseId, name, index }) => (
        <>
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || index === 0}
            aria-label={t.moveUpName({ name })}
            onClick={() => move(databaseId, -1)}
          >
            {t.moveUp}
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || index === zones.length - 1}
            aria-label={t.moveDownName({ name })}
            onClick={() => move(databaseId, 1)}
          >
            {t.moveDown}
          </Button>
        </>
      )}
      empty={t.noZones}
    >
      {missing.length > 0 && (
        <p>{t.countriesWithoutZone({ count: missing.length, countries: missing.map(({ name }) => name).join(', ') })}</p>
      )}
    </ListScreen>
  );
}
