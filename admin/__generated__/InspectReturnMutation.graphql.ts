/**
 * @generated SignedSource<<7353cbac8e5f82f1e82c7570adf07349>>
 * @relayHash 7b6734e7ffff94d7451963c9957f3498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb77f2ff2a43bf283352783442816fbbb3ef029a4fefcf2daa5117f98abfedd

import type { ConcreteRequest } from 'relay-runtime';
export type InspectReturnInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  lines: ReadonlyArray<InspectedLineInput>;
  returnId: string;
};
export type InspectedLineInput = {
  accepted: number;
  lineId: string;
  restock: boolean;
};
export type InspectReturnMutation$variables = {
  input: InspectReturnInput;
};
export type InspectReturnMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type InspectReturnMutation = {
  response: InspectReturnMutation$data;
  variables: InspectReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
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
    "name": "inspectReturn",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InspectReturnPayload",
        "abstractKey": null
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
    "name": "InspectReturnMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InspectReturnMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "9bb77f2ff2a43bf283352783442816fbbb3ef029a4fefcf2daa5117f98abfedd",
    "metadata": {},
    "name": "InspectReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af32bc49026b0e9715ca93ffa782c7be";

export default node;
