/**
 * @generated SignedSource<<7e6010813d0de27e67ae1685206fc308>>
 * @relayHash 11bae8d8a12d73d8eca77ffc8f478ebf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4e295f1445b128deaff13cf416374b7740b3710697007369c3cf1061de8805

import type { ConcreteRequest } from 'relay-runtime';
export type PublishOfferInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
  isPublished: boolean;
};
export type OfferActionsPublishMutation$variables = {
  input: PublishOfferInput;
};
export type OfferActionsPublishMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type OfferActionsPublishMutation = {
  response: OfferActionsPublishMutation$data;
  variables: OfferActionsPublishMutation$variables;
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
    "name": "publishOffer",
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
    "name": "OfferActionsPublishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferActionsPublishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af4e295f1445b128deaff13cf416374b7740b3710697007369c3cf1061de8805",
    "metadata": {},
    "name": "OfferActionsPublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8028e3edbf971a5952bc3be2dfc733f8";

export default node;
