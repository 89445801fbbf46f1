/**
 * @generated SignedSource<<b38a225a52ace211d424856d7436ccff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type productNumbersQuery$variables = {
  databaseIds: ReadonlyArray<number>;
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
    "name": "databaseIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseIds",
        "variableName": "databaseIds"
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
    "cacheID": "6c16621edf1ae240d4cf3786c76b4fd5",
    "id": null,
    "metadata": {},
    "name": "productNumbersQuery",
    "operationKind": "query",
    "text": "query productNumbersQuery(\n  $databaseIds: [Int!]!\n) {\n  productNodeIds(databaseIds: $databaseIds)\n}\n"
  }
};
})();

(node as any).hash = "a21a40815fef6f31c2c354e080c4d009";

export default node;
