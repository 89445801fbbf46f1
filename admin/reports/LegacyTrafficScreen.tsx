import { graphql } from 'react-relay/hooks.js';
import type { LegacyTrafficScreenQuery, LegacyTrafficScreenQuery$data } from '../__generated__/LegacyTrafficScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { periodOf } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';

const query = graphql`
  query LegacyTrafficScreenQuery($period: ReportPeriod!) {
    legacyTraffic(period: $period) {
      route
      twin
      calls
      lastSeenAt
    }
  }
`;

/** Loads the report for the period in the URL. */
export function loadLegacyTraffic({ environment, url }: ScreenArgs) {
  return loadScreen<LegacyTrafficScreenQuery>(environment, query, { period: periodOf(url.searchParams) });
}

type Row = LegacyTrafficScreenQuery$data['legacyTraffic'][number];

const columns: readonly Column<Row>[] = [
  { heading: 'Legacy URL', cell: ({ route }) => <code>{route}</code>, isTitle: true },
  { heading: 'Calls', cell: ({ calls }) => formatNumber(calls), align: 'end' },
  { heading: 'Last seen', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
  { heading: 'GraphQL operation', cell: ({ twin }) => (twin === 'none' ? 'None' : <code>{twin}</code>) },
];

/** Lists the old endpoints that scripts of the old theme still call, and their replacements. */
export function LegacyTrafficScreen() {
  const { legacyTraffic } = useScreenQuery<LegacyTrafficScreenQuery>(query);
  return (
    <>
      <ScreenHead
        title="Legacy traffic"
        description="Legacy URLs that the old theme’s scripts still call, and the API operation behind each one. You can remove URLs that are no longer called."
      />
      <PeriodPicker />
      <Panel isFlush>
        <DataTable
          caption="Legacy traffic"
          columns={columns}
          rows={legacyTraffic}
          idOf={({ route }) => route}
          empty="No legacy URL has been called yet."
        />
      </Panel>
    </>
  );
}
