/**
 * @generated SignedSource<<4c62186b78e03f1bcf1d3c5d0a59216c>>
 * @relayHash b5266cb734a379a84b6667bbf2fc810a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b87a642a0968961dcfa2cd21bae2cd821494a41b761f119dbdcfda07d36faf4a

import type { ConcreteRequest } from 'relay-runtime';
export type OrderShippingZonesInput = {
  clientMutationId?: string | null | undefined;
  databaseIds: ReadonlyArray<number>;
};
export type ZonesScreenMutation$variables = {
  input: OrderShippingZonesInput;
};
export type ZonesScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ZonesScreenMutation = {
  response: ZonesScreenMutation$data;
  variables: ZonesScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "orderShippingZones",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "ZonesScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ZonesScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b87a642a0968961dcfa2cd21bae2cd821494a41b761f119dbdcfda07d36faf4a",
    "metadata": {},
    "name": "ZonesScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4c024e21def748fc33cb6d1bae788b1";

export default node;
