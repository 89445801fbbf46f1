/**
 * @generated SignedSource<<946735149acd03011bf41b767ba53f08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWishes_viewer$data = {
  readonly isSignedIn: boolean;
  readonly wishlist: {
    readonly productIds: ReadonlyArray<number>;
    readonly products: ReadonlyArray<{
      readonly id: string;
      readonly wishCount: number;
    }>;
    readonly removedProducts: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly wishCount: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useWishes_viewer";
};
export type useWishes_viewer$key = {
  readonly " $data"?: useWishes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWishes_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wishCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWishes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSignedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wishlist",
      "kind": "LinkedField",
      "name": "wishlist",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "removedProducts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "6171b4772784173602ecdd0b209da929";

export default node;
