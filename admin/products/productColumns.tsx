import { Link } from 'react-router';
import type { ProductsScreenQuery$data } from '../__generated__/ProductsScreenQuery.graphql.ts';
import { formatDate, formatNumber } from '../kit/formats.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import styles from './catalog.module.css';
import { StateBadge } from './StateBadge.tsx';
import { typeLabels, labelOf } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** A product of the list. */
export type ProductRow = ProductsScreenQuery$data['adminProducts']['edges'][number]['node'];

function PriceCell({ price, priceMax, priorPrice }: ProductRow) {
  if (price.amount === 0 && priceMax.amount === 0) return '–';
  return (
    <>
      {price.amount === priceMax.amount ? price.formatted : t.fromPrice({ price: price.formatted })}
      {priorPrice && <s className={styles.prior}>{priorPrice.formatted}</s>}
    </>
  );
}

export const productColumns: readonly Column<ProductRow>[] = [
  {
    heading: t.name,
    cell: ({ databaseId, name, cover }) => (
      <span className={styles.named}>
        {cover ? (
          <img src={`${cover.basePath}/160.webp`} alt="" width={40} height={40} loading="lazy" />
        ) : (
          <span className={styles.noPicture} />
        )}
        <Link to={`/products/${databaseId}`}>{name}</Link>
      </span>
    ),
    sorts: { up: 'NAME_ASC', down: 'NAME_DESC' },
    isTitle: true,
  },
  {
    heading: t.sku,
    cell: ({ sku }) =>
      sku == null ? (
        '–'
      ) : (
        <span className={styles.sku} title={sku}>
          {sku}
        </span>
      ),
  },
  { heading: t.status, cell: ({ status }) => <StateBadge status={status} /> },
  {
    heading: t.stock,
    cell: ({ managesStock, stock, isAvailable }) => (managesStock ? formatNumber(stock) : isAvailable ? t.available : t.outOfStock),
    sorts: { up: 'STOCK_ASC', down: 'STOCK_DESC' },
    align: 'end',
  },
  { heading: t.price, cell: PriceCell, sorts: { up: 'PRICE_ASC', down: 'PRICE_DESC' }, align: 'end' },
  { heading: t.type, cell: ({ type }) => labelOf(typeLabels, type), isMinor: true },
  { heading: t.updated, cell: ({ updatedAt }) => <span className={styles.day}>{formatDate(updatedAt)}</span>, isMinor: true },
];
