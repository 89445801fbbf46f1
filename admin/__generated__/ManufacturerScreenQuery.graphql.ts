/**
 * @generated SignedSource<<8345cb6d51489f32c361987b044887fd>>
 * @relayHash f0ab083c7c1b18d2a3e16278cea073e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b39576b7830ec4052b3dc5d2990311f62ca7b525dcb7653f7eec7702bbc388e9

import type { ConcreteRequest } from 'relay-runtime';
export type ManufacturerScreenQuery$variables = {
  id: string;
  isNew: boolean;
};
export type ManufacturerScreenQuery$data = {
  readonly adminManufacturer?: {
    readonly address: string;
    readonly contact: string;
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly responsibleAddress: string;
    readonly responsibleContact: string;
    readonly responsibleName: string;
    readonly version: number;
  } | null | undefined;
};
export type ManufacturerScreenQuery = {
  response: ManufacturerScreenQuery$data;
  variables: ManufacturerScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isNew"
  }
],
v1 = [
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "AdminManufacturer",
        "kind": "LinkedField",
        "name": "adminManufacturer",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contact",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responsibleName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responsibleAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responsibleContact",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManufacturerScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManufacturerScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b39576b7830ec4052b3dc5d2990311f62ca7b525dcb7653f7eec7702bbc388e9",
    "metadata": {},
    "name": "ManufacturerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e8c7fb73a0c02a8ddefc762f721e8e8";

export default node;
