/**
 * @generated SignedSource<<f197c1a092d51ad9e1b5ceb762684107>>
 * @relayHash e9cf3fba13718a80b2a51d8ad6c33a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cdfdcb57bb119be7407098218c3363eb9d9b1bba307d88a7e73e538aaa94fcb

import type { ConcreteRequest } from 'relay-runtime';
export type TargetPickerQuery$variables = {
  words: string;
};
export type TargetPickerQuery$data = {
  readonly liveSearch: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
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
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "words"
      }
    ],
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
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TargetPickerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TargetPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7cdfdcb57bb119be7407098218c3363eb9d9b1bba307d88a7e73e538aaa94fcb",
    "metadata": {},
    "name": "TargetPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3376aa7f97ed6cd97c761b046a5c642d";

export default node;
