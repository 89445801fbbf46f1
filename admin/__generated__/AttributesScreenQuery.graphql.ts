/**
 * @generated SignedSource<<69e59c04da79306a46a04818c69a128e>>
 * @relayHash bdd5cc703e7f09415f8030aeda3ab2be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0df84c284a53740bcce7a1dbc6df08680b3723b2874facecb3fba59b1868d09

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type AttributesScreenQuery$variables = Record<PropertyKey, never>;
export type AttributesScreenQuery$data = {
  readonly adminAttributes: ReadonlyArray<{
    readonly databaseId: number;
    readonly direction: ComparisonDirection;
    readonly heading: string;
    readonly kind: AttributeKind;
    readonly labels: ReadonlyArray<string>;
    readonly name: string;
    readonly unit: string | null | undefined;
  }>;
};
export type AttributesScreenQuery = {
  response: AttributesScreenQuery$data;
  variables: AttributesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminAttribute",
    "kind": "LinkedField",
    "name": "adminAttributes",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "direction",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heading",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "labels",
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
    "name": "AttributesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AttributesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f0df84c284a53740bcce7a1dbc6df08680b3723b2874facecb3fba59b1868d09",
    "metadata": {},
    "name": "AttributesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40b5a6b5446c40740a06853ff14b3633";

export default node;
