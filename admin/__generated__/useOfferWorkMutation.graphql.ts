/**
 * @generated SignedSource<<b8b89256eac1e431a492350078a9d20d>>
 * @relayHash 0a245e72996ace85ab2a6dcdba5ac52e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26e81100e3c1f412af8a2864675074148f9187a34d57888854f6d7b9056fc111

import type { ConcreteRequest } from 'relay-runtime';
export type AdminOfferState = "DRAFT" | "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
export type OfferAction = "DELETE" | "END" | "PUBLISH" | "UNPUBLISH" | "%future added value";
export type OfferKind = "ANY" | "COUPON" | "DEAL" | "%future added value";
export type StartOfferActionInput = {
  action: OfferAction;
  clientMutationId?: string | null | undefined;
  databaseIds?: ReadonlyArray<number> | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: AdminOfferFilter | null | undefined;
  idempotencyKey: string;
};
export type AdminOfferFilter = {
  categoryId?: number | null | undefined;
  isFlagged?: boolean | null | undefined;
  kind?: OfferKind | null | undefined;
  merchantId?: number | null | undefined;
  search?: string | null | undefined;
  state?: AdminOfferState | null | undefined;
};
export type useOfferWorkMutation$variables = {
  input: StartOfferActionInput;
};
export type useOfferWorkMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useOfferWorkMutation = {
  response: useOfferWorkMutation$data;
  variables: useOfferWorkMutation$variables;
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
    "name": "startOfferAction",
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
    "name": "useOfferWorkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferWorkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26e81100e3c1f412af8a2864675074148f9187a34d57888854f6d7b9056fc111",
    "metadata": {},
    "name": "useOfferWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5a6ed942c66d95aec914dbbb36778f2";

export default node;
