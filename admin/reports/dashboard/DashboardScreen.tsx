import { graphql } from 'react-relay/hooks.js';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { LineChart } from '../../kit/chart/LineChart.tsx';
import { formatCount, formatMoney, formatNumber, formatPercent } from '../../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { periodLabel, periodOf, pointLabel } from '../period.ts';
import { PeriodPicker } from '../PeriodPicker.tsx';
import { DashboardLists } from './DashboardLists.tsx';
import styles from './DashboardScreen.module.css';
import { Figure } from './Figure.tsx';

const query = graphql`
  query DashboardScreenQuery($period: ReportPeriod!) {
    dashboard(period: $period) {
      period {
        from
        to
      }
      previous {
        from
        to
      }
      waitingDays
      totals {
        orders
        revenue {
          amount
        }
        refunded {
          amount
          formatted
        }
        net {
          amount
          formatted
        }
        averageOrder {
          amount
          formatted
        }
        awaitingOrders
        awaiting {
          formatted
        }
        visits
        conversion
      }
      totalsBefore {
        orders
        net {
          amount
        }
        averageOrder {
          amount
        }
        conversion
      }
      series {
        grain
        points {
          start
          figures {
            orders
            revenue {
              amount
            }
          }
        }
      }
      seriesBefore {
        points {
          start
          figures {
            orders
            revenue {
              amount
            }
          }
        }
      }
      ...DashboardLists_dashboard
    }
  }
`;

const labelOf = ({ from, to }: { from: string; to: string }) => periodLabel({ from, to });

/** Loads the dashboard for the period in the URL. */
export function loadDashboard({ environment, url }: ScreenArgs) {
  return loadScreen<DashboardScreenQuery>(environment, query, { period: periodOf(url.searchParams) });
}

/** The shop's key figures (issue: run the shop from its admin). */
export function DashboardScreen() {
  const { dashboard } = useScreenQuery<DashboardScreenQuery>(query);
  const { period, previous, totals, totalsBefore: before, series, seriesBefore } = dashboard;
  const money = (minor: number) => formatMoney(minor);
  const short = (minor: number) => formatNumber(Math.round(minor / 100));
  const labels = series.points.map(({ start }) => pointLabel(start, series.grain));
  const labelsBefore = seriesBefore.points.map(({ start }) => pointLabel(start, series.grain));
  return (
    <>
      <ScreenHead title="Dashboard" description={`${labelOf(period)}, compared with ${labelOf(previous)}.`} />
      <PeriodPicker />
      {dashboard.waitingDays > 0 && (
        <p className={styles.notice} role="status">
          Changes from {formatCount(dashboard.waitingDays, 'day')} aren’t included yet. Check again in a minute.
        </p>
      )}
      <dl className={styles.figures}>
        <Figure
          title="Net revenue"
          value={totals.net?.formatted ?? null}
          now={totals.net?.amount}
          before={before.net?.amount}
          detail={
            (totals.refunded?.amount ?? 0) === 0
              ? 'nothing refunded'
              : `${money(totals.revenue.amount)} less ${totals.refunded?.formatted} refunded`
          }
        />
        <Figure title="Orders" value={formatNumber(totals.orders)} now={totals.orders} before={before.orders} />
        <Figure
          title="Average order"
          value={totals.averageOrder?.formatted ?? null}
          now={totals.averageOrder?.amount}
          before={before.averageOrder?.amount}
        />
        <Figure
          title="Conversion"
          value={totals.conversion == null ? null : formatPercent(totals.conversion)}
          now={totals.conversion}
          before={before.conversion}
          detail={`of ${formatCount(totals.visits, 'visit')} with consent`}
        />
        <Figure
          title="Awaiting payment"
          value={totals.awaiting.formatted}
          detail={`${formatCount(totals.awaitingOrders, 'order')}, no revenue yet`}
        />
      </dl>
      <Panel title="Revenue" description="Before refunds, VAT and delivery included.">
        <LineChart
          title="Revenue"
          labels={labels}
          series={[
            { name: 'This period', values: series.points.map(({ figures }) => figures.revenue.amount) },
            {
              name: 'Previous period',
              isBefore: true,
              labels: labelsBefore,
              values: seriesBefore.points.map(({ figures }) => figures.revenue.amount),
            },
          ]}
          format={money}
          formatTick={short}
        />
      </Panel>
      <Panel title="Orders">
        <LineChart
          title="Orders"
          labels={labels}
          series={[
            { name: 'This period', values: series.points.map(({ figures }) => figures.orders) },
            {
              name: 'Previous period',
              isBefore: true,
              labels: labelsBefore,
              values: seriesBefore.points.map(({ figures }) => figures.orders),
            },
          ]}
          format={formatNumber}
        />
      </Panel>
      <DashboardLists dashboardRef={dashboard} grain={series.grain} />
    </>
  );
}
