import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { DashboardLists_dashboard$key } from '../../__generated__/DashboardLists_dashboard.graphql.ts';
import { BarList } from '../../kit/chart/BarList.tsx';
import { LineChart } from '../../kit/chart/LineChart.tsx';
import { formatDateTime, formatNumber } from '../../kit/formats.ts';
import { Panel } from '../../kit/Panel.tsx';
import { pointLabel } from '../period.ts';
import styles from './DashboardScreen.module.css';
import * as t from '../__generated__/messages.ts';

/**
 * Panels of top products, traffic sources, newsletter, low stock and hottest deals.
 * @param props.grain length of one point of a series
 */
export function DashboardLists({ dashboardRef, grain }: { dashboardRef: DashboardLists_dashboard$key; grain: string }) {
  const dashboard = useFragment(
    graphql`
      fragment DashboardLists_dashboard on Dashboard {
        topProducts {
          kind
          value
          label
          figures {
            units
            revenue {
              amount
              formatted
            }
          }
        }
        sources {
          kind
          value
          label
          figures {
            orders
            revenue {
              amount
              formatted
            }
          }
        }
        paymentsAtRisk {
          orderNumber
          amount {
            formatted
          }
          captureBefore
        }
        lowStock {
          name
          sku
          stock
          url
        }
        subscribers {
          joined
          left
          total
          points {
            start
            joined
            left
            total
          }
        }
        hottestDeals {
          offerDatabaseId
          title
          url
          score
          clicks
        }
      }
    `,
    dashboardRef,
  );
  const { subscribers } = dashboard;
  const sold = dashboard.sources.filter(({ figures }) => figures.orders > 0);
  return (
    <div className={styles.columns}>
      {dashboard.paymentsAtRisk.length > 0 && (
        <Panel title={t.paymentsAtRisk} description={t.paymentsAtRiskHint}>
          <ul role="list" className={styles.list}>
            {dashboard.paymentsAtRisk.map(({ orderNumber, amount, captureBefore }) => (
              <li key={orderNumber}>
                <Link to={`/orders/${orderNumber}`}>{t.orderNumber({ number: orderNumber })}</Link>
                <span>
                  {captureBefore == null
                    ? t.lostAmount({ amount: amount.formatted })
                    : t.expiresAt({ amount: amount.formatted, time: formatDateTime(captureBefore) })}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t.topProducts} description={t.goodsSoldBeforeRefunds}>
        <BarList
          label={t.topProducts}
          empty={t.noSales}
          bars={dashboard.topProducts.map(({ kind, value, label, figures: { units, revenue } }) => ({
            key: `${kind} ${value}`,
            label,
            value: revenue.amount,
            shown: revenue.formatted,
            detail: t.itemCount({ count: units }),
            isRest: kind !== 'VALUE',
          }))}
        />
      </Panel>
      <Panel title={t.trafficSources} description={t.revenueByLastSource}>
        <BarList
          label={t.trafficSources}
          empty={t.noSales}
          bars={sold.map(({ kind, value, label, figures: { orders, revenue } }) => ({
            key: `${kind} ${value}`,
            label,
            value: revenue.amount,
            shown: revenue.formatted,
            detail: t.orderCount({ count: orders }),
            isRest: kind !== 'VALUE',
          }))}
        />
      </Panel>
      <Panel title={t.newsletter} description={t.joinedAndLeft({ joined: subscribers.joined, left: formatNumber(subscribers.left) })}>
        <LineChart
          title={t.subscribers}
          labels={subscribers.points.map(({ start }) => pointLabel(start, grain))}
          series={[{ name: t.subscribers, values: subscribers.points.map(({ total }) => total) }]}
          format={formatNumber}
        />
      </Panel>
      <Panel title={t.lowStock} description={t.currentStockLevels}>
        {dashboard.lowStock.length === 0 ? (
          <p>{t.allTrackedProductsAreWellStocked}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {dashboard.lowStock.map(({ name, sku, stock, url }) => (
              <li key={`${url} ${sku ?? ''}`}>
                <a href={url}>
                  {name}
                  {sku !== null && ` (${sku})`}
                </a>
                <span>{stock > 0 ? t.stockLeft({ stock }) : t.soldOut}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t.hottestDeals} description={t.byVotesWithClicks}>
        {dashboard.hottestDeals.length === 0 ? (
          <p>{t.noLiveDeals}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {dashboard.hottestDeals.map(({ offerDatabaseId, title, url, score, clicks }) => (
              <li key={offerDatabaseId}>
                <a href={url}>{title}</a>
                <span>{`${score}°, ${t.clicks({ count: clicks })}`}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
