// oxlint-disable relay/unused-fields -- productColumns.tsx reads them
import { globalId } from '../../shared/globalId.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import type { AdminStockState, ProductsScreenQuery } from '../__generated__/ProductsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { listLoader, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { flagOf, isNarrowed as narrowed, idOf, oneOf, useListUrl, searchQueryOf } from '../kit/table/listUrl.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useListSelection } from '../kit/table/useSelection.ts';
import { JobPanels } from '../bulk/JobPanels.tsx';
import type { BulkTargetInput } from '../__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { productColumns } from './productColumns.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { useCatalogueExport } from '../transfer/useCatalogueExport.ts';
import { statuses, stockStates, types } from './labels.ts';
import * as t from './__generated__/messages.ts';

const BulkEditDialog = lazy(async () => ({ default: (await import('./bulkEdit/BulkEditDialog.tsx')).BulkEditDialog }));

const sorts = ['NEWEST', 'OLDEST', 'CHANGED', 'NAME_ASC', 'NAME_DESC', 'PRICE_ASC', 'PRICE_DESC', 'STOCK_ASC', 'STOCK_DESC'] as const;

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
        ...Pager_page
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
    adminManufacturers {
      databaseId
      name
    }
    adminCategories {
      databaseId
      name
      depth
    }
    productJobs {
      ...JobPanels_jobs
    }
  }
`;

/** The filter of the list in the address. */
function filterOf(url: URL) {
  return {
    search: searchQueryOf(url),
    status: oneOf(url, 'status', statuses),
    type: oneOf(url, 'type', types),
    stock: oneOf<AdminStockState>(url, 'stock', stockStates),
    onSale: flagOf(url, 'sale'),
    hasManufacturer: flagOf(url, 'manufacturer'),
    categoryId: idOf(url, 'category', 'Category'),
  };
}

export const loadProducts = listLoader<ProductsScreenQuery>(query, (url) => ({ filter: filterOf(url), sort: oneOf(url, 'sort', sorts) }));

/** The list of products, in any state. */
export function ProductsScreen() {
  const { adminProducts: products, adminManufacturers, adminCategories, productJobs } = useScreenQuery<ProductsScreenQuery>(query);
  const { params } = useListUrl();
  const download = useCatalogueExport();
  const reload = useReload();
  const [edited, setEdited] = useState<BulkTargetInput | null>(null);
  const isNarrowed = narrowed(params);
  const selection = useListSelection(products);
  return (
    <ListScreen
      title={t.products}
      description={t.allProductsIncludingDrafts}
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/products/imports">
            {t.importLabel}
          </ButtonLink>
          <Button kind="secondary" size="small" onClick={download.run} disabled={download.progress !== null}>
            {isNarrowed ? t.exportResults : t.exportLabel}
          </Button>
          <ButtonLink size="small" to="/products/new">
            {t.newProduct}
          </ButtonLink>
        </>
      }
      above={
        <>
          {download.progress && (
            <ProgressPanel
              label={t.exportingProducts}
              {...download.progress}
              isRunning
              actions={
                <Button kind="secondary" size="small" onClick={download.cancel}>
                  {t.cancel}
                </Button>
              }
            />
          )}
          <JobPanels job={productJobs} />
        </>
      }
      searchLabel={t.searchByNameSkuBrand}
      filters={<ProductFilters categories={adminCategories} />}
      bulk={
        <SelectionBar selection={selection}>
          <Button
            kind="secondary"
            size="small"
            onClick={() => setEdited({ productIds: selection.ids.map((id) => globalId('Product', id)) })}
          >
            {t.editSelected}
          </Button>
          {products.totalCount > selection.ids.length && (
            <Button kind="secondary" size="small" onClick={() => setEdited({ filter: filterOf(new URL(window.location.href)) })}>
              {products.isTotalExact
                ? isNarrowed
                  ? t.editAllMatchingProducts({ totalCount: formatNumber(products.totalCount) })
                  : t.editAllProducts({ totalCount: formatNumber(products.totalCount) })
                : isNarrowed
                  ? t.editMoreThanMatchingProducts({ totalCount: formatNumber(products.totalCount) })
                  : t.editMoreThanProducts({ totalCount: formatNumber(products.totalCount) })}
            </Button>
          )}
        </SelectionBar>
      }
      list={products}
      columns={productColumns}
      selection={selection}
      selectLabel={({ name }) => t.selectRow({ name })}
      defaultSort="NEWEST"
      empty={t.noProductsYet}
      noMatch={t.noProductsMatch}
    >
      {edited && (
        <Suspense>
          <BulkEditDialog
            target={edited}
            categories={adminCategories}
            manufacturers={adminManufacturers}
            onClose={() => setEdited(null)}
            onStarted={() => {
              setEdited(null);
              selection.clear();
              void reload();
            }}
          />
        </Suspense>
      )}
    </ListScreen>
  );
}
