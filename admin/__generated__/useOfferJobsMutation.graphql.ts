/**
 * @generated SignedSource<<68217c053596657a4502e3b1c9183db8>>
 * @relayHash 6dbc1f6c03d1ac098f8fe21711b84a2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a261ad8da14aef6c28e77ed9356b858ed7d42e07dbc680d14978653c76c39b7d

import type { ConcreteRequest } from 'relay-runtime';
export type AdminOfferState = "DRAFT" | "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
export type OfferAction = "DELETE" | "END" | "PUBLISH" | "UNPUBLISH" | "%future added value";
export type OfferKind = "ANY" | "COUPON" | "DEAL" | "%future added value";
export type StartOfferActionInput = {
  action: OfferAction;
  clientMutationId?: string | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: AdminOfferFilter | null | undefined;
  idempotencyKey: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type AdminOfferFilter = {
  categoryId?: string | null | undefined;
  isFlagged?: boolean | null | undefined;
  kind?: OfferKind | null | undefined;
  merchantId?: string | null | undefined;
  search?: string | null | undefined;
  state?: AdminOfferState | null | undefined;
};
export type useOfferJobsMutation$variables = {
  input: StartOfferActionInput;
};
export type useOfferJobsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useOfferJobsMutation = {
  response: useOfferJobsMutation$data;
  variables: useOfferJobsMutation$variables;
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
    "name": "useOfferJobsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferJobsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a261ad8da14aef6c28e77ed9356b858ed7d42e07dbc680d14978653c76c39b7d",
    "metadata": {},
    "name": "useOfferJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff7d232dd1f60018148a6953452cbf5e";

export default node;
