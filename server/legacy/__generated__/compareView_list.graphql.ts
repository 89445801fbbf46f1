/**
 * @generated SignedSource<<1cff82d2641248f15c27763fc4dcf65d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type compareView_list$data = {
  readonly groups: ReadonlyArray<{
    readonly count: number;
    readonly group: {
      readonly databaseId: number;
    };
    readonly items: ReadonlyArray<{
      readonly product: {
        readonly " $fragmentSpreads": FragmentRefs<"compareView_product">;
      };
    }>;
    readonly productIds: ReadonlyArray<number>;
  }>;
  readonly productIds: ReadonlyArray<number>;
  readonly totalCount: number;
  readonly " $fragmentType": "compareView_list";
};
export type compareView_list$key = {
  readonly " $data"?: compareView_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"compareView_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productIds",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "compareView_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CompareListGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CompareGroup",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CompareItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "compareView_product"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompareList",
  "abstractKey": null
};
})();

(node as any).hash = "1fe0f276c07240bb71042a5d9ee62c23";

export default node;
