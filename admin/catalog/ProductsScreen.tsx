import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import type { AdminStockState, ProductsScreenQuery, ProductsScreenQuery$data } from '../__generated__/ProductsScreenQuery.graphql.ts';
import { formatDate, formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { StateBadge } from './StateBadge.tsx';
import styles from './catalog.module.css';
import { useCatalogueExport } from './useCatalogueExport.ts';
import { optionsOf, statuses, statusWords, stockStates, stockWords, types, typeWords, wordOf } from './words.ts';

const sorts = ['NEWEST', 'OLDEST', 'CHANGED', 'NAME_ASC', 'NAME_DESC', 'PRICE_ASC', 'PRICE_DESC', 'STOCK_ASC', 'STOCK_DESC'] as const;
const sales = ['yes', 'no'] as const;

const query = graphql`
  query ProductsScreenQuery(
    $filter: AdminProductFilter
    $sort: AdminProductSort
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    adminProducts(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          databaseId
          name
          sku
          type
          status
          managesStock
          stock
          isAvailable
          updatedAt
          price {
            amount
            formatted
          }
          priceMax {
            amount
            formatted
          }
          priorPrice {
            formatted
          }
          cover {
            basePath
          }
        }
      }
    }
    adminCategories {
      databaseId
      name
      depth
    }
  }
`;

/** Loads the page of the list that the address names. */
export function loadProducts({ environment, url }: ScreenArgs) {
  const sale = oneOf(url, 'sale', sales);
  const category = Number(url.searchParams.get('category'));
  return loadScreen<ProductsScreenQuery>(environment, query, {
    filter: {
      search: wordsOf(url),
      status: oneOf(url, 'status', statuses),
      type: oneOf(url, 'type', types),
      stock: oneOf<AdminStockState>(url, 'stock', stockStates),
      onSale: sale === null ? null : sale === 'yes',
      categoryId: Number.isInteger(category) && category > 0 ? category : null,
    },
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

type Row = ProductsScreenQuery$data['adminProducts']['edges'][number]['node'];

function PriceCell({ price, priceMax, priorPrice }: Row) {
  if (price.amount === 0 && priceMax.amount === 0) return '–';
  return (
    <>
      {price.amount === priceMax.amount ? price.formatted : `from ${price.formatted}`}
      {priorPrice && <s className={styles.prior}>{priorPrice.formatted}</s>}
    </>
  );
}

const columns: readonly Column<Row>[] = [
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
  { heading: 'SKU', cell: ({ sku }) => sku ?? '–' },
  { heading: 'State', cell: ({ status }) => <StateBadge status={status} /> },
  {
    heading: 'Stock',
    cell: ({ managesStock, stock, isAvailable }) => (managesStock ? formatNumber(stock) : isAvailable ? 'Available' : 'Sold out'),
    sorts: { up: 'STOCK_ASC', down: 'STOCK_DESC' },
    align: 'end',
  },
  { heading: 'Price', cell: PriceCell, sorts: { up: 'PRICE_ASC', down: 'PRICE_DESC' }, align: 'end' },
  { heading: 'Kind', cell: ({ type }) => wordOf(typeWords, type), isMinor: true },
  { heading: 'Changed', cell: ({ updatedAt }) => formatDate(updatedAt), isMinor: true },
];

/** The shop's products in whatever state. */
export function ProductsScreen() {
  const { adminProducts: products, adminCategories } = useScreenQuery<ProductsScreenQuery>(query);
  const { params } = useListUrl();
  const download = useCatalogueExport();
  const isNarrowed = [...params.keys()].some((name) => !['sort', 'after', 'before'].includes(name));
  return (
    <>
      <ScreenHead
        title="Products"
        description="Everything the shop sells, and what is being prepared."
        actions={
          <>
            <ButtonLink kind="secondary" size="small" to="/products/imports">
              Import
            </ButtonLink>
            <Button kind="secondary" size="small" onClick={download.run} disabled={download.progress !== null}>
              {isNarrowed ? 'Export these' : 'Export'}
            </Button>
            <ButtonLink size="small" to="/products/new">
              New product
            </ButtonLink>
          </>
        }
      />
      {download.progress && (
        <ProgressPanel
          label="Exporting products"
          {...download.progress}
          isRunning
          actions={
            <Button kind="secondary" size="small" onClick={download.cancel}>
              Cancel
            </Button>
          }
        />
      )}
      <Panel isFlush>
        <FilterBar searchLabel="Search by name, SKU, brand or tag">
          <FilterSelect name="status" label="State" all="All but archived" options={optionsOf(statuses, statusWords)} />
          <FilterSelect name="type" label="Kind" all="All kinds" options={optionsOf(types, typeWords)} />
          <FilterSelect name="stock" label="Stock" all="Any stock" options={optionsOf(stockStates, stockWords)} />
          <FilterSelect
            name="sale"
            label="Sale"
            all="On sale or not"
            options={[
              { value: 'yes', label: 'Reduced' },
              { value: 'no', label: 'Not reduced' },
            ]}
          />
          <FilterSelect
            name="category"
            label="Category"
            all="All categories"
            options={adminCategories.map(({ databaseId, name, depth }) => ({
              value: String(databaseId),
              label: `${'– '.repeat(depth)}${name}`,
            }))}
          />
        </FilterBar>
        <DataTable
          caption="Products"
          columns={columns}
          rows={products.edges.map(({ node }) => node)}
          idOf={({ databaseId }) => databaseId}
          defaultSort="NEWEST"
          empty={isNarrowed ? 'No product matches this.' : 'There are no products yet.'}
        />
        <Pager pageInfo={products.pageInfo} total={products.totalCount} />
      </Panel>
    </>
  );
}
