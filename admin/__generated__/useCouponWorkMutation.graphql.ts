/**
 * @generated SignedSource<<e1dce0f43848894def865aac6af317c1>>
 * @relayHash e0169b02e0c769fb9c301d4909062927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a489b1bc020f45c1f0872ef4116e0036a1cda2971070ef79ed40af127f1471b4

import type { ConcreteRequest } from 'relay-runtime';
export type CouponAction = "DISABLE" | "ENABLE" | "%future added value";
export type CouponState = "ACTIVE" | "DISABLED" | "ENDED" | "SCHEDULED" | "USED_UP" | "%future added value";
export type StartCouponActionInput = {
  action: CouponAction;
  clientMutationId?: string | null | undefined;
  databaseIds?: ReadonlyArray<number> | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: CouponFilter | null | undefined;
  idempotencyKey: string;
};
export type CouponFilter = {
  search?: string | null | undefined;
  state?: CouponState | null | undefined;
};
export type useCouponWorkMutation$variables = {
  input: StartCouponActionInput;
};
export type useCouponWorkMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useCouponWorkMutation = {
  response: useCouponWorkMutation$data;
  variables: useCouponWorkMutation$variables;
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
    "name": "startCouponAction",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "useCouponWorkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponWorkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a489b1bc020f45c1f0872ef4116e0036a1cda2971070ef79ed40af127f1471b4",
    "metadata": {},
    "name": "useCouponWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8812c1000cd48377326e3099dabe8bb";

export default node;
