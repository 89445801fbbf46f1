import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { DashboardLists_dashboard$key } from '../../__generated__/DashboardLists_dashboard.graphql.ts';
import { BarList } from '../../kit/chart/BarList.tsx';
import { LineChart } from '../../kit/chart/LineChart.tsx';
import { formatCount, formatDateTime, formatNumber } from '../../kit/formats.ts';
import { Panel } from '../../kit/Panel.tsx';
import { pointLabel } from '../period.ts';
import styles from './DashboardScreen.module.css';

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
        <Panel title="Payments at risk" description="Authorised payments that were lost, or expire unless you ship.">
          <ul role="list" className={styles.list}>
            {dashboard.paymentsAtRisk.map(({ orderNumber, amount, captureBefore }) => (
              <li key={orderNumber}>
                <Link to={`/orders/${orderNumber}`}>{`Order #${orderNumber}`}</Link>
                <span>
                  {amount.formatted}, {captureBefore == null ? 'lost' : `expires ${formatDateTime(captureBefore)}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Top products" description="Goods sold, before refunds.">
        <BarList
          label="Top products"
          empty="No sales."
          bars={dashboard.topProducts.map(({ kind, value, label, figures: { units, revenue } }) => ({
            key: `${kind} ${value}`,
            label,
            value: revenue.amount,
            shown: revenue.formatted,
            detail: formatCount(units, 'item'),
            isRest: kind !== 'VALUE',
          }))}
        />
      </Panel>
      <Panel title="Traffic sources" description="Revenue by each visitor’s last source.">
        <BarList
          label="Traffic sources"
          empty="No sales."
          bars={sold.map(({ kind, value, label, figures: { orders, revenue } }) => ({
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
        title="Newsletter"
        description={`${formatCount(subscribers.joined, 'person', 'people')} joined, ${formatNumber(subscribers.left)} left.`}
      >
        <LineChart
          title="Subscribers"
          labels={subscribers.points.map(({ start }) => pointLabel(start, grain))}
          series={[{ name: 'Subscribers', values: subscribers.points.map(({ total }) => total) }]}
          format={formatNumber}
        />
      </Panel>
      <Panel title="Low stock" description="Current stock levels.">
        {dashboard.lowStock.length === 0 ? (
          <p>All tracked products are well stocked.</p>
        ) : (
          <ul role="list" className={styles.list}>
            {dashboard.lowStock.map(({ name, sku, stock, url }) => (
              <li key={`${url} ${sku ?? ''}`}>
                <a href={url}>
                  {name}
                  {sku !== null && ` (${sku})`}
                </a>
                <span>{stock > 0 ? `${stock} left` : 'sold out'}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Hottest deals" description="By votes, with clicks in this period.">
        {dashboard.hottestDeals.length === 0 ? (
          <p>No live deals.</p>
        ) : (
          <ul role="list" className={styles.list}>
            {dashboard.hottestDeals.map(({ offerDatabaseId, title, url, score, clicks }) => (
              <li key={offerDatabaseId}>
                <a href={url}>{title}</a>
                <span>
                  {score}°, {formatCount(clicks, 'click')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
