import { graphql } from 'react-relay/hooks.js';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { LineChart } from '../../kit/chart/LineChart.tsx';
import { formatMoney, formatNumber, formatPercent } from '../../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { periodLabel, periodOf, pointLabel } from '../period.ts';
import { PeriodPicker } from '../PeriodPicker.tsx';
import { DashboardLists } from './DashboardLists.tsx';
import styles from './DashboardScreen.module.css';
import { Figure } from './Figure.tsx';
import * as t from '../__generated__/messages.ts';

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
      <ScreenHead title={t.dashboard} description={t.comparedWith({ period: labelOf(period), previous: labelOf(previous) })} />
      <PeriodPicker />
      {dashboard.waitingDays > 0 && (
        <p className={styles.notice} role="status">
          {t.changesMissing({ count: dashboard.waitingDays })}
        </p>
      )}
      <dl className={styles.figures}>
        <Figure
          title={t.netRevenue}
          value={totals.net?.formatted ?? null}
          now={totals.net?.amount}
          before={before.net?.amount}
          detail={
            (totals.refunded?.amount ?? 0) === 0
              ? t.nothingRefunded
              : t.revenueLessRefunds({ revenue: money(totals.revenue.amount), refunded: totals.refunded?.formatted ?? '' })
          }
        />
        <Figure title={t.orders} value={formatNumber(totals.orders)} now={totals.orders} before={before.orders} />
        <Figure
          title={t.averageOrder}
          value={totals.averageOrder?.formatted ?? null}
          now={totals.averageOrder?.amount}
          before={before.averageOrder?.amount}
        />
        <Figure
          title={t.conversion}
          value={totals.conversion == null ? null : formatPercent(totals.conversion)}
          now={totals.conversion}
          before={before.conversion}
          detail={t.ofVisits({ count: totals.visits })}
        />
        <Figure
          title={t.awaitingPayment}
          value={totals.awaiting.formatted}
          detail={t.ordersNoRevenueYet({ count: totals.awaitingOrders })}
        />
      </dl>
      <Panel title={t.revenue} description={t.whatRevenueIncludes}>
        <LineChart
          title={t.revenue}
          labels={labels}
          series={[
            { name: t.thisPeriod, values: series.points.map(({ figures }) => figures.revenue.amount) },
            {
              name: t.previousPeriod,
              isBefore: true,
              labels: labelsBefore,
              values: seriesBefore.points.map(({ figures }) => figures.revenue.amount),
            },
          ]}
          format={money}
          formatTick={short}
        />
      </Panel>
      <Panel title={t.orders}>
        <LineChart
          title={t.orders}
          labels={labels}
          series={[
            { name: t.thisPeriod, values: series.points.map(({ figures }) => figures.orders) },
            {
              name: t.previousPeriod,
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
