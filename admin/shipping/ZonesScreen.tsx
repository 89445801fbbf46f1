import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ZonesScreenMutation } from '../__generated__/ZonesScreenMutation.graphql.ts';
import type { ZonesScreenQuery } from '../__generated__/ZonesScreenQuery.graphql.ts';
import { formatCount } from '../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { moved } from './zoneValues.ts';

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
        showToast({ kind: 'success', text: 'Sort order saved.' });
        void reload();
      },
      onFailed: () => void reload(),
    });
  }

  return (
    <ListScreen
      title="Delivery"
      description="Zones of countries and their delivery prices. A country is served by the first zone that includes it."
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/settings/delivery/dates">
            Delivery dates
          </ButtonLink>
          <ButtonLink size="small" to="/settings/delivery/new">
            New zone
          </ButtonLink>
        </>
      }
      caption="Zones"
      list={zones.map((zone, index) => ({ ...zone, index }))}
      columns={[
        { heading: 'Zone', isTitle: true, cell: ({ databaseId, name }) => <Link to={`/settings/delivery/${databaseId}`}>{name}</Link> },
        {
          heading: 'Countries',
          cell: ({ countries, index }) =>
            countries.map(({ code, name }) => (served(index, code) ? name : `${name} (served by a zone above)`)).join(', '),
        },
        {
          heading: 'Delivery methods',
          cell: ({ steps }) => [...new Set(steps.map(({ name }) => name))].join(', ') || 'None',
        },
      ]}
      rowActions={({ databaseId, name, index }) => (
        <>
          <Button kind="quiet" size="small" disabled={isBusy || index === 0} onClick={() => move(databaseId, -1)}>
            Move up<span className="visually-hidden"> {name}</span>
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy || index === zones.length - 1} onClick={() => move(databaseId, 1)}>
            Move down<span className="visually-hidden"> {name}</span>
          </Button>
        </>
      )}
      empty="No zones yet. Nothing can be delivered."
    >
      {missing.length > 0 && (
        <p>
          {formatCount(missing.length, 'country', 'countries')} not delivered to: {missing.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </ListScreen>
  );
}
