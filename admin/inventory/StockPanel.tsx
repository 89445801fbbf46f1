import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { StockPanel_product$key } from '../__generated__/StockPanel_product.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { peekCarried, consumeCarriedValues } from '../kit/form/carriedValues.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from '../products/catalog.module.css';
import { labelOf } from '../products/labels.ts';
import { StockDialog } from './StockDialog.tsx';
import * as t from './__generated__/messages.ts';

const reasonLabels = {
  SALE: t.ordered,
  RETURN: t.returned,
  DELIVERY: t.delivery,
  COUNT: t.counted,
  DAMAGE: t.damagedOrLost,
  OTHER: t.other,
  IMPORT: t.importName,
} as const;

/** The stock level and its movements. */
export function StockPanel({ product }: { product: StockPanel_product$key }) {
  const { databaseId, name, type, managesStock, stock, movements } = useFragment(
    graphql`
      fragment StockPanel_product on AdminProduct {
        databaseId
        name
        type
        managesStock
        stock
        movements {
          databaseId
          at
          delta
          stockAfter
          reason
          note
          by
          orderDatabaseId
        }
      }
    `,
    product,
  );
  const { pathname } = useLocation();
  // Typed while the product was being created: only this dialog can set it.
  const [counted, setCounted] = useState(() => peekCarried(pathname, 'stock'));
  const [isOpen, setOpen] = useState(counted !== undefined);
  useEffect(() => () => void consumeCarriedValues(pathname, { stock: '' }), [pathname]);
  if (type === 'EXTERNAL' || type === 'GROUPED') return null;
  return (
    <Panel
      title={t.stock}
      description={managesStock ? t.inStock({ stock: formatNumber(stock) }) : t.notTracked}
      actions={
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {t.adjustStock}
        </Button>
      }
    >
      {movements.length === 0 ? (
        <p className={styles.note}>{t.noStockChangesYet}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.movements} role="region" aria-label={t.stockHistory} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.when}</th>
                <th scope="col">{t.change}</th>
                <th scope="col">{t.after}</th>
                <th scope="col">{t.reason}</th>
                <th scope="col">{t.who}</th>
              </tr>
            </thead>
            <tbody>
              {movements.map((row) => (
                <tr key={row.databaseId}>
                  <td>{formatDateTime(row.at)}</td>
                  <td>{row.delta > 0 ? `+${formatNumber(row.delta)}` : formatNumber(row.delta)}</td>
                  <td>{formatNumber(row.stockAfter)}</td>
                  <td>
                    {labelOf(reasonLabels, row.reason)}
                    {row.note !== '' && `: ${row.note}`}
                  </td>
                  <td>
                    {row.orderDatabaseId == null ? (
                      (row.by ?? '–')
                    ) : (
                      <Link to={`/orders/${row.orderDatabaseId}`}>{t.orderNumber({ number: row.orderDatabaseId })}</Link>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isOpen && (
        <StockDialog
          databaseId={databaseId}
          name={name}
          stock={stock}
          isCounted={managesStock}
          counted={counted}
          onClose={() => {
            setOpen(false);
            setCounted(undefined);
          }}
        />
      )}
    </Panel>
  );
}
