import type { compareAddMutation } from '../__generated__/compareAddMutation.graphql.ts';
import type { compareLookQuery } from '../__generated__/compareLookQuery.graphql.ts';
import type { comparePanelQuery } from '../__generated__/comparePanelQuery.graphql.ts';
import type { compareRemoveMutation } from '../__generated__/compareRemoveMutation.graphql.ts';
import type { LegacyCall, LegacyRow } from '../call.ts';
import {
  compareListFragment,
  compareListView,
  compareProduct,
  compareProductFragment,
  itemMarkup,
  messageMarkup,
  pageId,
  type CompareListView,
} from '../compareView.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { productId } from '../productNumbers.ts';
import { forbiddenReply, type LegacyReply } from '../reply.ts';

// The panel of compared products. The scripts load its state once per page, and then only send what was clicked.

const panelDocument = documentOf(
  graphql`
    query comparePanelQuery {
      compareGroups {
        databaseId
      }
      viewer {
        compare {
          ...compareView_list
        }
      }
    }
  `,
  compareListFragment,
  compareProductFragment,
);

const addDocument = documentOf(
  graphql`
    mutation compareAddMutation($input: AddToCompareInput!) {
      addToCompare(input: $input) {
        __typename
        ... on AddToComparePayload {
          product {
            ...compareView_product
          }
          group {
            databaseId
          }
        }
        ... on CompareListFullError {
          message
          group {
            databaseId
          }
        }
      }
    }
  `,
  compareProductFragment,
);

const removeDocument = documentOf(
  graphql`
    mutation compareRemoveMutation($input: RemoveFromCompareInput!) {
      removeFromCompare(input: $input) {
        __typename
        ... on RemoveFromComparePayload {
          product {
            ...compareView_product
          }
          group {
            databaseId
          }
        }
      }
    }
  `,
  compareProductFragment,
);

const lookDocument = documentOf(graphql`
  query compareLookQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        databaseId
        name
        url
        cover {
          basePath
          alt
        }
        compareGroup {
          databaseId
        }
      }
    }
  }
`);

/** JSON with the exact content type that the scripts' libraries expect of these two calls. */
function jsonAnswer(value: unknown): LegacyReply {
  return { status: 200, contentType: 'application/json', body: JSON.stringify(value), headers: {} };
}

async function stateOf(call: LegacyCall) {
  const { compareGroups, viewer } = await call.execute<comparePanelQuery>(panelDocument, {});
  return { groupCount: compareGroups.length, list: compareListView(viewer.compare) };
}

const token = { family: 'compare', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply } as const;

/** Returns the groups that are not empty. The values keyed by page are an object even when there are none. */
export const comparePanelRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 're_compare_panel',
  methods: ['POST'],
  reads: 'body',
  isWrite: false,
  token,
  operation: 'query viewer',
  async answer(call) {
    const { groupCount, list } = await stateOf(call);
    const byPage = <Value>(value: (group: CompareListView['groups'][number]) => Value) =>
      Object.fromEntries(list.groups.map((group) => [String(group.group.databaseId), value(group)]));
    return jsonAnswer({
      content: byPage(({ items }) => items.map(({ product }) => itemMarkup(compareProduct(product))).join('')),
      cssactive: list.totalCount > 0 ? 'active' : '',
      comparing: byPage(({ productIds }) => productIds.join(',')),
      count: byPage(({ count }) => count),
      total_count: list.totalCount,
      pageids: list.groups.map(({ group }) => pageId(group.databaseId, groupCount)),
      total_comparing_ids: list.productIds.map(String),
    });
  },
};

/** The result of a click. */
interface Touched {
  content: string;
  groupId: number | null;
}

const nothing: Touched = { content: '', groupId: null };

const inputOf = async (call: LegacyCall, number: number) => ({ input: { productId: await productId(call, number) } });

async function add(call: LegacyCall, number: number): Promise<Touched> {
  const { addToCompare } = await call.execute<compareAddMutation>(addDocument, await inputOf(call, number));
  if (addToCompare.__typename === 'AddToComparePayload') {
    return { content: itemMarkup(compareProduct(addToCompare.product)), groupId: addToCompare.group.databaseId };
  }
  if (addToCompare.__typename !== 'CompareListFullError') return nothing;
  // The scripts can't show errors, so the message replaces the product.
  return { content: messageMarkup(addToCompare.message), groupId: addToCompare.group.databaseId };
}

async function remove(call: LegacyCall, number: number): Promise<Touched> {
  const { removeFromCompare } = await call.execute<compareRemoveMutation>(removeDocument, await inputOf(call, number));
  if (removeFromCompare.__typename !== 'RemoveFromComparePayload') return nothing;
  const { product, group } = removeFromCompare;
  return product ? { content: itemMarkup(compareProduct(product)), groupId: group?.databaseId ?? null } : nothing;
}

async function look(call: LegacyCall, number: number): Promise<Touched> {
  const { node } = await call.execute<compareLookQuery>(lookDocument, { id: await productId(call, number) });
  if (!node?.compareGroup) return nothing;
  const { databaseId = number, name = '', url = '', cover = null, compareGroup } = node;
  return { content: itemMarkup({ databaseId, name, url, cover }), groupId: compareGroup.databaseId };
}

/** Any other action changes nothing; the reply shows the current state. */
const performances: ReadonlyMap<string, typeof add> = new Map([
  ['add', add],
  ['remove', remove],
]);

export const compareRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 're_add_compare',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token,
  operation: 'mutation addToCompare',
  async answer(call) {
    const number = productNumber(call.form.get('compareID'));
    const perform = performances.get(call.form.text('perform')) ?? look;
    const { content, groupId } = number === null ? nothing : await perform(call, number);
    if (groupId === null) return jsonAnswer({ content, comparing: null, count: null, pageid: null });
    const { groupCount, list } = await stateOf(call);
    const group = list.groups.find(({ group: { databaseId } }) => databaseId === groupId);
    const comparing = group?.productIds.join(',') ?? '';
    return jsonAnswer({ content, comparing, count: group?.count ?? 0, pageid: pageId(groupId, groupCount) });
  },
};
