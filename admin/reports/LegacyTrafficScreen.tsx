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
import * as t from './__generated__/messages.ts';

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
  { heading: t.legacyUrl, cell: ({ route }) => <code>{route}</code>, isTitle: true },
  { heading: t.calls, cell: ({ calls }) => formatNumber(calls), align: 'end' },
  { heading: t.lastSeen, cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
  { heading: t.graphqlOperation, cell: ({ twin }) => (twin === 'none' ? t.none : <code>{twin}</code>) },
];

/** Lists the old endpoints that scripts of the old theme still call, and their replacements. */
export function LegacyTrafficScreen() {
  const { legacyTraffic } = useScreenQuery<LegacyTrafficScreenQuery>(query);
  return (
    <>
      <ScreenHead title={t.legacyTraffic} description={t.whatLegacyTrafficIs} />
      <PeriodPicker />
      <Panel isFlush>
        <DataTable
          caption={t.legacyTraffic}
          columns={columns}
          rows={legacyTraffic}
          idOf={({ route }) => route}
          empty={t.noLegacyUrlHasBeenCalled}
        />
      </Panel>
    </>
  );
}
