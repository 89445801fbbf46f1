import { graphql } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../web/kit/Button.tsx';
import type {
  ReportDimension,
  ReportsScreenQuery,
  ReportsScreenQuery$data,
  ReportTouch,
} from '../__generated__/ReportsScreenQuery.graphql.ts';
import { BarList } from '../kit/chart/BarList.tsx';
import { formatNumber, formatPercent } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { oneOf } from '../kit/table/listUrl.ts';
import { periodLabel, periodOf } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { totalsText } from './totalsText.ts';
import * as t from './__generated__/messages.ts';

const dimensions = ['SOURCE', 'SOURCE_TYPE', 'MEDIUM', 'CAMPAIGN', 'COUPON', 'DEAL', 'PRODUCT'] as const;
const touches = ['LAST', 'FIRST'] as const;

const names: Readonly<Record<(typeof dimensions)[number], string>> = {
  SOURCE: t.source,
  SOURCE_TYPE: t.sourceType,
  MEDIUM: t.medium,
  CAMPAIGN: t.campaign,
  COUPON: t.coupon,
  DEAL: t.deal,
  PRODUCT: t.product,
};

const query = graphql`
  query ReportsScreenQuery($dimension: ReportDimension!, $period: ReportPeriod!, $touch: ReportTouch) {
    report(dimension: $dimension, period: $period, touch: $touch, lines: 100) {
      period {
        from
        to
      }
      addsUp
      waitingDays
      totals {
        orders
        awaitingOrders
        awaiting {
          formatted
        }
        visits
        revenue {
          formatted
        }
        refunded {
          formatted
        }
        net {
          formatted
        }
      }
      rows {
        kind
        value
        label
        share
        figures {
          orders
          visits
          conversion
          revenue {
            amount
            formatted
          }
          refunded {
            formatted
          }
          net {
            formatted
          }
          averageOrder {
            formatted
          }
        }
        before {
          revenue {
            formatted
          }
        }
      }
    }
  }
`;

const dimensionOf = (url: URL): ReportDimension => oneOf(url, 'by', dimensions) ?? 'SOURCE';
const touchOf = (url: URL): ReportTouch => oneOf(url, 'touch', touches) ?? 'LAST';

/** Loads the report in the URL. */
export function loadReport({ environment, url }: ScreenArgs) {
  const variables = { dimension: dimensionOf(url), touch: touchOf(url), period: periodOf(url.searchParams) };
  return loadScreen<ReportsScreenQuery>(environment, query, variables);
}

type Row = ReportsScreenQuery$data['report']['rows'][number];

const columns = (name: string): readonly Column<Row>[] => [
  { heading: name, cell: ({ label }) => label, isTitle: true },
  { heading: t.orders, cell: ({ figures }) => formatNumber(figures.orders), align: 'end' },
  { heading: t.revenue, cell: ({ figures }) => figures.revenue.formatted, align: 'end' },
  { heading: t.refunded, cell: ({ figures }) => figures.refunded?.formatted ?? '–', align: 'end', isMinor: true },
  { heading: t.net, cell: ({ figures }) => figures.net?.formatted ?? '–', align: 'end' },
  { heading: t.share, cell: ({ share }) => (share == null ? '–' : formatPercent(share)), align: 'end', isMinor: true },
  { heading: t.averageOrder, cell: ({ figures }) => figures.averageOrder?.formatted ?? '–', align: 'end', isMinor: true },
  { heading: t.visits, cell: ({ figures }) => formatNumber(figures.visits), align: 'end' },
  {
    heading: t.conversion,
    cell: ({ figures: { conversion } }) => (conversion == null ? '–' : formatPercent(conversion)),
    align: 'end',
  },
  { heading: t.previousRevenue, cell: ({ before }) => before.revenue.formatted, align: 'end', isMinor: true },
];

/** Sales by source: a chart, its table, and a download. */
export function ReportsScreen() {
  const { report } = useScreenQuery<ReportsScreenQuery>(query);
  const [params] = useSearchParams();
  const url = new URL(`https://admin.invalid/?${params}`);
  const [dimension, touch] = [dimensionOf(url), touchOf(url)];
  const name = names[dimension as (typeof dimensions)[number]];
  const { from, to } = report.period;
  const file = `/admin/reports/export.csv?${new URLSearchParams({ dimension, touch, from, to })}`;
  const { totals } = report;
  const { awaitingOrders, awaiting } = totals;
  // Sources that brought visits but no orders appear in the table only.
  const sold = report.rows.filter(({ figures }) => figures.orders > 0);
  return (
    <>
      <ScreenHead
        title={t.sources}
        description={t.whatReportShows({ period: periodLabel({ from, to }) })}
        actions={
          <>
            <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to="/reports/test">
              {t.testAUrl}
            </Link>
            <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={file} download>
              {t.downloadAsCsv}
            </a>
          </>
        }
      />
      <PeriodPicker />
      {report.waitingDays > 0 && <p role="status">{t.changesMissing({ count: report.waitingDays })}</p>}
      <Panel title={t.revenueBy({ dimension })} description={totalsText(totals, { awaitingOrders, awaiting })}>
        <BarList
          label={t.revenueBy({ dimension })}
          empty={t.noSalesInThisPeriod}
          bars={sold.slice(0, 12).map(({ kind, value, label, figures: { revenue, orders } }) => ({
            key: `${kind} ${value}`,
            label,
            value: revenue.amount,
            shown: revenue.formatted,
            detail: t.orderCount({ count: orders }),
            isRest: kind !== 'VALUE',
          }))}
        />
      </Panel>
      <Panel isFlush title={t.figures} description={report.addsUp ? undefined : t.rowsDontAddUp}>
        <FilterBar>
          <FilterSelect
            name="by"
            label={t.by}
            all={t.bySource}
            options={dimensions.slice(1).map((value) => ({ value, label: t.byDimension({ dimension: value }) }))}
          />
          <FilterSelect name="touch" label={t.touch} all={t.lastTouch} options={[{ value: 'FIRST', label: t.firstTouch }]} />
        </FilterBar>
        <DataTable
          caption={t.salesBy({ dimension })}
          columns={columns(name)}
          rows={report.rows}
          idOf={({ kind, value }) => `${kind} ${value}`}
          empty={t.noSalesInThisPeriod}
        />
      </Panel>
    </>
  );
}
