/**
 * @generated SignedSource<<131f05533c0747e32b4c4b23680eafd8>>
 * @relayHash 989766ceeac1ff281c1f46c7ba5803e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2419d96b134a30cc136d917d013258afefb358b288171039fc6ac866b4f37140

import type { ConcreteRequest } from 'relay-runtime';
export type TargetPickerQuery$variables = {
  words: string;
};
export type TargetPickerQuery$data = {
  readonly liveSearch: {
    readonly categories: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly products: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
  };
};
export type TargetPickerQuery = {
  response: TargetPickerQuery$data;
  variables: TargetPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "words"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TargetPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSearch",
        "kind": "LinkedField",
        "name": "liveSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TargetPickerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LiveSearch",
        "kind": "LinkedField",
        "name": "liveSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2419d96b134a30cc136d917d013258afefb358b288171039fc6ac866b4f37140",
    "metadata": {},
    "name": "TargetPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc1b1a7e37c6c69b1a360fddea535da0";

export default node;
