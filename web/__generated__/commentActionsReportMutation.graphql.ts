/**
 * @generated SignedSource<<5df79ec9c779643797105c0599197020>>
 * @relayHash 9804c7a04487c5573ba02d6cc29a9e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ddce69683077f386df855519b14e212d8100d0aa15ed5a6f3579b2c59fa515

import type { ConcreteRequest } from 'relay-runtime';
export type ReportOfferCommentInput = {
  clientMutationId?: string | null | undefined;
  commentId: string;
  reason?: string | null | undefined;
};
export type commentActionsReportMutation$variables = {
  input: ReportOfferCommentInput;
};
export type commentActionsReportMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type commentActionsReportMutation = {
  response: commentActionsReportMutation$data;
  variables: commentActionsReportMutation$variables;
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
    "name": "reportOfferComment",
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
    "name": "commentActionsReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "commentActionsReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "97ddce69683077f386df855519b14e212d8100d0aa15ed5a6f3579b2c59fa515",
    "metadata": {},
    "name": "commentActionsReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a670965a8939579315d15ea46f7b857e";

export default node;
