/**
 * @generated SignedSource<<1fd798b5ee85e4990f0c49c00e5c4224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type productNumbersQuery$variables = {
  numbers: ReadonlyArray<number>;
};
export type productNumbersQuery$data = {
  readonly productNodeIds: ReadonlyArray<string | null | undefined>;
};
export type productNumbersQuery = {
  response: productNumbersQuery$data;
  variables: productNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "numbers"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "numbers",
        "variableName": "numbers"
      }
    ],
    "kind": "ScalarField",
    "name": "productNodeIds",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "productNumbersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "productNumbersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d7239951d25e42b774a2f22ab535bca0",
    "id": null,
    "metadata": {},
    "name": "productNumbersQuery",
    "operationKind": "query",
    "text": "query productNumbersQuery(\n  $numbers: [Int!]!\n) {\n  productNodeIds(numbers: $numbers)\n}\n"
  }
};
})();

(node as any).hash = "7f808389f290bc7f56cbe642deaa7762";

export default node;
