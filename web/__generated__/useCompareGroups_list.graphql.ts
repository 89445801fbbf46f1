/**
 * @generated SignedSource<<790c78656cb947a322d890beba57f9fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompareGroups_list$data = {
  readonly groups: ReadonlyArray<{
    readonly group: {
      readonly name: string;
      readonly slug: string;
      readonly url: string;
    };
    readonly items: ReadonlyArray<{
      readonly product: {
        readonly databaseId: number;
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CompareItem_item">;
    }>;
  }>;
  readonly " $fragmentType": "useCompareGroups_list";
};
export type useCompareGroups_list$key = {
  readonly " $data"?: useCompareGroups_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompareGroups_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCompareGroups_list",
  "selections": [
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
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CompareItem_item"
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

(node as any).hash = "214de55cc3d77a60242bc153fca0dbbc";

export default node;
