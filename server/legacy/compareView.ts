import { html, type Html } from '../platform/markup/html.ts';
import type { compareView_list$data, compareView_list$key } from './__generated__/compareView_list.graphql.ts';
import type { compareView_product$data, compareView_product$key } from './__generated__/compareView_product.graphql.ts';
import { graphql } from './graphqlTag.ts';
import { compact } from './markup.ts';

// The comparison as the old scripts expect it: markup with their class names, and lists of ids.

export const compareProductFragment = graphql`
  fragment compareView_product on Product {
    databaseId
    name
    url
    cover {
      basePath
      alt
    }
  }
`;

export const compareListFragment = graphql`
  fragment compareView_list on CompareList {
    totalCount
    productIds
    groups {
      group {
        databaseId
      }
      count
      productIds
      items {
        product {
          ...compareView_product
        }
      }
    }
  }
`;

export type CompareProduct = Omit<compareView_product$data, ' $fragmentType'>;
export type CompareListView = compareView_list$data;

/**
 * Returns the fragment's data. Relay's types mask it from the component that spreads the fragment, but for a query executed in process the
 * data is unmasked.
 */
export function compareProduct(product: compareView_product$key): CompareProduct {
  return product as unknown as CompareProduct;
}

export function compareListView(list: compareView_list$key): CompareListView {
  return list as unknown as CompareListView;
}

/** Returns the row of a product in the side panel. The scripts treat the parent of its close button as the row. */
function item({ databaseId, name, url, cover }: CompareProduct): Html {
  return html`<div class="re-compare-item compare-item-${databaseId}" data-compareid="${databaseId}">
    <button type="button" class="re-compare-new-close" aria-label="Remove ${name} from comparison">×</button>
    <div class="re-compare-img">
      ${cover && html`<a href="${url}"><img src="${cover.basePath}/160.webp" alt="${cover.alt}" width="160" height="160" /></a>`}
    </div>
    <div class="re-compare-title"><a href="${url}">${name}</a></div>
  </div>`;
}

export function itemMarkup(product: CompareProduct): string {
  return compact(item(product));
}

/** Returns the message that the scripts show in the panel instead of a product, for instance when a group is full. */
export function messageMarkup(message: string): string {
  return compact(html`<p class="re-compare-error">${message}</p>`);
}

/** Returns the class names by which the scripts find and mark every button of a product. */
export function buttonClasses({ databaseId, isCompared }: { databaseId: number; isCompared: boolean }): string {
  return `wpsm-button-new-compare addcompare-id-${databaseId} ${isCompared ? 'comparing' : 'not-incompare'}`;
}

/** Returns the compare button of a product that can be compared; the scripts change its classes and leave its text. */
export function compareButton(product: { databaseId: number; isCompared: boolean; compareGroup: unknown }): Html | null {
  if (!product.compareGroup) return null;
  return html`<button type="button" class="${buttonClasses(product)}" data-addcompare-id="${product.databaseId}">Compare</button>`;
}

/** Returns the page id: a string in a shop with one group, a number in a shop with several. */
export function pageId(groupId: number, groupCount: number): string | number {
  return groupCount === 1 ? String(groupId) : groupId;
}
