/**
 * @generated SignedSource<<14b5e63995c6343e45246179b435a190>>
 * @relayHash 3cde23aa83056587a7ee471dbdaec915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68eaa8d98cac397711c878f601b9ae9241496c896cee71c8ad18f5a53691a97a

import type { ConcreteRequest } from 'relay-runtime';
export type CouponAction = "DISABLE" | "ENABLE" | "%future added value";
export type CouponState = "ACTIVE" | "DISABLED" | "ENDED" | "SCHEDULED" | "USED_UP" | "%future added value";
export type StartCouponActionInput = {
  action: CouponAction;
  clientMutationId?: string | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: CouponFilter | null | undefined;
  idempotencyKey: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type CouponFilter = {
  search?: string | null | undefined;
  state?: CouponState | null | undefined;
};
export type useCouponJobsMutation$variables = {
  input: StartCouponActionInput;
};
export type useCouponJobsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useCouponJobsMutation = {
  response: useCouponJobsMutation$data;
  variables: useCouponJobsMutation$variables;
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
    "name": "useCouponJobsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCouponJobsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "68eaa8d98cac397711c878f601b9ae9241496c896cee71c8ad18f5a53691a97a",
    "metadata": {},
    "name": "useCouponJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a659fb7ff088cb36f32f0f9b9d9cf916";

export default node;
