/**
 * @generated SignedSource<<7f9038d576e52139571efcd791774cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LinksPanel_product$data = {
  readonly crossSells: ReadonlyArray<{
    readonly name: string;
    readonly productId: string;
  }>;
  readonly databaseId: number;
  readonly editedBy: string | null | undefined;
  readonly grouped: ReadonlyArray<{
    readonly name: string;
    readonly productId: string;
  }>;
  readonly type: AdminProductType;
  readonly upsells: ReadonlyArray<{
    readonly name: string;
    readonly productId: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "LinksPanel_product";
};
export type LinksPanel_product$key = {
  readonly " $data"?: LinksPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinksPanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "productId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinksPanel_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProductLink",
      "kind": "LinkedField",
      "name": "grouped",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProductLink",
      "kind": "LinkedField",
      "name": "upsells",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProductLink",
      "kind": "LinkedField",
      "name": "crossSells",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "74ec757cd6d1b7531e4d7f301546161f";

export default node;
