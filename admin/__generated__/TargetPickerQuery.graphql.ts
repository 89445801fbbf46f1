/**
 * @generated SignedSource<<3a75936f1b27d55a9053c6a7ad09d835>>
 * @relayHash ed3a109925fb4f31c85e80352f587b6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11757b337eff9898dc2bc847fdd97efe55df203228b91bf3d66471933ab83f44

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
      readonly id: string;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "products",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11757b337eff9898dc2bc847fdd97efe55df203228b91bf3d66471933ab83f44",
    "metadata": {},
    "name": "TargetPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e6453c8b88e5018f48b1fb6704d7b8b";

export default node;
