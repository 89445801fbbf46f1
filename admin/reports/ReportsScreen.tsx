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
import { formatCount, formatNumber, formatPercent } from '../kit/formats.ts';
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

const dimensions = ['SOURCE', 'SOURCE_TYPE', 'MEDIUM', 'CAMPAIGN', 'COUPON', 'DEAL', 'PRODUCT'] as const;
const touches = ['LAST', 'FIRST'] as const;

const names: Readonly<Record<(typeof dimensions)[number], string>> = {
  SOURCE: 'Source',
  SOURCE_TYPE: 'Source type',
  MEDIUM: 'Medium',
  CAMPAIGN: 'Campaign',
  COUPON: 'Coupon',
  DEAL: 'Deal',
  PRODUCT: 'Product',
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
  { heading: 'Orders', cell: ({ figures }) => formatNumber(figures.orders), align: 'end' },
  { heading: 'Revenue', cell: ({ figures }) => figures.revenue.formatted, align: 'end' },
  { heading: 'Refunded', cell: ({ figures }) => figures.refunded?.formatted ?? '–', align: 'end', isMinor: true },
  { heading: 'Net', cell: ({ figures }) => figures.net?.formatted ?? '–', align: 'end' },
  { heading: 'Share', cell: ({ share }) => (share == null ? '–' : formatPercent(share)), align: 'end', isMinor: true },
  { heading: 'Average order', cell: ({ figures }) => figures.averageOrder?.formatted ?? '–', align: 'end', isMinor: true },
  { heading: 'Visits', cell: ({ figures }) => formatNumber(figures.visits), align: 'end' },
  {
    heading: 'Conversion',
    cell: ({ figures: { conversion } }) => (conversion == null ? '–' : formatPercent(conversion)),
    align: 'end',
  },
  { heading: 'Previous revenue', cell: ({ before }) => before.revenue.formatted, align: 'end', isMinor: true },
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
        title="Sources"
        description={`Where visitors and sales come from, ${periodLabel({ from, to })}. Orders count towards the day they were placed.`}
        actions={
          <>
            <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to="/reports/test">
              Test a URL
            </Link>
            <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={file} download>
              Download as CSV
            </a>
          </>
        }
      />
      <PeriodPicker />
      {report.waitingDays > 0 && (
        <p role="status">Changes from {formatCount(report.waitingDays, 'day')} aren’t included yet. Check again in a minute.</p>
      )}
      <Panel title={`Revenue by ${name.toLowerCase()}`} description={totalsText(totals, { awaitingOrders, awaiting })}>
        <BarList
          label={`Revenue by ${name.toLowerCase()}`}
          empty="No sales in this period."
          bars={sold.slice(0, 12).map(({ kind, value, label, figures: { revenue, orders } }) => ({
            key: `${kind} ${value}`,
            label,
            value: revenue.amount,
            shown: revenue.formatted,
            detail: formatCount(orders, 'order'),
            isRest: kind !== 'VALUE',
          }))}
        />
      </Panel>
      <Panel
        isFlush
        title="Figures"
        description={
          report.addsUp
            ? undefined
            : 'These rows don’t add up to the total. An order can appear in several rows, and for deals and products only the goods count.'
        }
      >
        <FilterBar>
          <FilterSelect
            name="by"
            label="By"
            all="By source"
            options={dimensions.slice(1).map((value) => ({ value, label: `By ${names[value].toLowerCase()}` }))}
          />
          <FilterSelect name="touch" label="Touch" all="Last touch" options={[{ value: 'FIRST', label: 'First touch' }]} />
        </FilterBar>
        <DataTable
          caption={`Sales by ${name.toLowerCase()}`}
          columns={columns(name)}
          rows={report.rows}
          idOf={({ kind, value }) => `${kind} ${value}`}
          empty="No sales in this period."
        />
      </Panel>
    </>
  );
}
