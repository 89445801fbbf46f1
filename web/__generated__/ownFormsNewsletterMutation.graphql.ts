/**
 * @generated SignedSource<<3ec2c41426409cd74eeac5fea2346f56>>
 * @relayHash dcf591221d654d6482a1957f06c2e64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1739857970d9d2ce019d4182036a6300024561e90d8c58c9d53bab0005506f18

import type { ConcreteRequest } from 'relay-runtime';
export type ChooseNewsletterInput = {
  clientMutationId?: string | null | undefined;
  isSubscribed: boolean;
  wordingVersion?: string | null | undefined;
};
export type ownFormsNewsletterMutation$variables = {
  input: ChooseNewsletterInput;
};
export type ownFormsNewsletterMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ownFormsNewsletterMutation = {
  response: ownFormsNewsletterMutation$data;
  variables: ownFormsNewsletterMutation$variables;
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
    "name": "chooseNewsletter",
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
    "name": "ownFormsNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownFormsNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1739857970d9d2ce019d4182036a6300024561e90d8c58c9d53bab0005506f18",
    "metadata": {},
    "name": "ownFormsNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df2288c1a9fc52192147e948fe541f29";

export default node;
