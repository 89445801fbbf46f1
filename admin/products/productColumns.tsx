import { Link } from 'react-router';
import type { ProductsScreenQuery$data } from '../__generated__/ProductsScreenQuery.graphql.ts';
import { formatDate, formatNumber } from '../kit/formats.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import styles from './catalog.module.css';
import { StateBadge } from './StateBadge.tsx';
import { typeLabels, labelOf } from './labels.ts';

/** A product of the list. */
export type ProductRow = ProductsScreenQuery$data['adminProducts']['edges'][number]['node'];

function PriceCell({ price, priceMax, priorPrice }: ProductRow) {
  if (price.amount === 0 && priceMax.amount === 0) return '–';
  return (
    <>
      {price.amount === priceMax.amount ? price.formatted : `from ${price.formatted}`}
      {priorPrice && <s className={styles.prior}>{priorPrice.formatted}</s>}
    </>
  );
}

export const productColumns: readonly Column<ProductRow>[] = [
  {
    heading: 'Name',
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
    heading: 'SKU',
    cell: ({ sku }) =>
      sku == null ? (
        '–'
      ) : (
        <span className={styles.sku} title={sku}>
          {sku}
        </span>
      ),
  },
  { heading: 'Status', cell: ({ status }) => <StateBadge status={status} /> },
  {
    heading: 'Stock',
    cell: ({ managesStock, stock, isAvailable }) => (managesStock ? formatNumber(stock) : isAvailable ? 'Available' : 'Out of stock'),
    sorts: { up: 'STOCK_ASC', down: 'STOCK_DESC' },
    align: 'end',
  },
  { heading: 'Price', cell: PriceCell, sorts: { up: 'PRICE_ASC', down: 'PRICE_DESC' }, align: 'end' },
  { heading: 'Type', cell: ({ type }) => labelOf(typeLabels, type), isMinor: true },
  { heading: 'Changed', cell: ({ updatedAt }) => <span className={styles.day}>{formatDate(updatedAt)}</span>, isMinor: true },
];
