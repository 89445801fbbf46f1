/**
 * @generated SignedSource<<38b4b1ce104da2f7d539787f80f080a4>>
 * @relayHash 63b6e03ec172f6e9e335d201fda973fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51bb1802664563354583333babb2f4a95f42a1a66e231524df08d96691096468

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type ReturnSettingsScreenQuery$data = {
  readonly returnSettings: {
    readonly instructions: string;
    readonly periodDays: number;
    readonly transitDays: number;
    readonly version: number;
  };
};
export type ReturnSettingsScreenQuery = {
  response: ReturnSettingsScreenQuery$data;
  variables: ReturnSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReturnSettings",
    "kind": "LinkedField",
    "name": "returnSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "periodDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transitDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "instructions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnSettingsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReturnSettingsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "51bb1802664563354583333babb2f4a95f42a1a66e231524df08d96691096468",
    "metadata": {},
    "name": "ReturnSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bd0df8bb6d89edae14e024b4b813331";

export default node;
