/**
 * @generated SignedSource<<5405ad705475b4b907a04d608d1745a1>>
 * @relayHash da1113e46e8d145ecaece80d383c70a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5346f2c14cd07deaf7592245941eee7689c16a868a20709d016ddf078010196

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderShippingZonesInput = {
  clientMutationId?: string | null | undefined;
  ids: ReadonlyArray<string>;
};
export type ZonesScreenMutation$variables = {
  input: ReorderShippingZonesInput;
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
    "name": "reorderShippingZones",
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
    "id": "f5346f2c14cd07deaf7592245941eee7689c16a868a20709d016ddf078010196",
    "metadata": {},
    "name": "ZonesScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf816ca7bd25b75c8121985fa75bc580";

export default node;
