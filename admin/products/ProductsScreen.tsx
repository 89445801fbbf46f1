// oxlint-disable relay/unused-fields -- productColumns.tsx reads them
import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import type { AdminStockState, ProductsScreenQuery } from '../__generated__/ProductsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { listPage, numberOf, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useSelection } from '../kit/table/useSelection.ts';
import { WorkPanels } from '../bulk/WorkPanels.tsx';
import type { BulkTargetInput } from '../__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { productColumns } from './productColumns.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { useCatalogueExport } from '../transfer/useCatalogueExport.ts';
import { statuses, stockStates, types } from './words.ts';

const BulkEditDialog = lazy(async () => ({ default: (await import('./bulkEdit/BulkEditDialog.tsx')).BulkEditDialog }));

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
      isTotalExact
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
    productWork {
      ...WorkPanels_work
    }
  }
`;

/** What of the list the address narrows it to. */
function filterOf(url: URL) {
  const sale = oneOf(url, 'sale', sales);
  return {
    search: wordsOf(url),
    status: oneOf(url, 'status', statuses),
    type: oneOf(url, 'type', types),
    stock: oneOf<AdminStockState>(url, 'stock', stockStates),
    onSale: sale === null ? null : sale === 'yes',
    categoryId: numberOf(url, 'category'),
  };
}

/** Loads the page of the list that the address names. */
export function loadProducts({ environment, url }: ScreenArgs) {
  return loadScreen<ProductsScreenQuery>(environment, query, {
    filter: filterOf(url),
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

/** The shop's products in whatever state. */
export function ProductsScreen() {
  const { adminProducts: products, adminCategories, productWork } = useScreenQuery<ProductsScreenQuery>(query);
  const { params } = useListUrl();
  const download = useCatalogueExport();
  const reload = useReload();
  const rows = products.edges.map(({ node }) => node);
  const selection = useSelection(rows.map(({ databaseId }) => databaseId));
  const [edited, setEdited] = useState<BulkTargetInput | null>(null);
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
      <WorkPanels work={productWork} />
      <Panel isFlush>
        <ProductFilters categories={adminCategories} />
        <SelectionBar selection={selection}>
          <Button kind="secondary" size="small" onClick={() => setEdited({ productIds: [...selection.ids] })}>
            Change selected
          </Button>
          {products.totalCount > selection.ids.length && (
            <Button kind="secondary" size="small" onClick={() => setEdited({ filter: filterOf(new URL(window.location.href)) })}>
              Change all {products.isTotalExact ? '' : 'more than '}
              {formatNumber(products.totalCount)} {isNarrowed ? 'that match' : 'products'}
            </Button>
          )}
        </SelectionBar>
        <DataTable
          caption="Products"
          columns={productColumns}
          rows={rows}
          idOf={({ databaseId }) => databaseId}
          selection={selection}
          selectLabel={({ name }) => `Select ${name}`}
          defaultSort="NEWEST"
          empty={isNarrowed ? 'No product matches this.' : 'There are no products yet.'}
        />
        <Pager pageInfo={products.pageInfo} total={products.totalCount} isTotalExact={products.isTotalExact} />
      </Panel>
      {edited && (
        <Suspense>
          <BulkEditDialog
            target={edited}
            categories={adminCategories}
            onClose={() => setEdited(null)}
            onStarted={() => {
              setEdited(null);
              selection.clear();
              void reload();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
