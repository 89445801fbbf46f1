/**
 * @generated SignedSource<<86e34794a0c8f74d9fa09738f758261d>>
 * @relayHash eba5cd06a7be75f19da0ded6c284d0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1822502c917316472b3e9f5e0009ed8e974871666a10af27b3337f98c80a9be

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryDatesScreenQuery$variables = Record<PropertyKey, never>;
export type DeliveryDatesScreenQuery$data = {
  readonly deliverySettings: {
    readonly cutoffHour: number;
    readonly handlingDays: number;
    readonly holidays: ReadonlyArray<string>;
    readonly version: number;
    readonly workingDays: ReadonlyArray<number>;
  };
};
export type DeliveryDatesScreenQuery = {
  response: DeliveryDatesScreenQuery$data;
  variables: DeliveryDatesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DeliverySettings",
    "kind": "LinkedField",
    "name": "deliverySettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "handlingDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cutoffHour",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workingDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "holidays",
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
    "name": "DeliveryDatesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeliveryDatesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b1822502c917316472b3e9f5e0009ed8e974871666a10af27b3337f98c80a9be",
    "metadata": {},
    "name": "DeliveryDatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f780e1d6fb15f35c11a61cd0b09bee56";

export default node;
