/**
 * @generated SignedSource<<494cdef2d41be61d62392e420b39a4c1>>
 * @relayHash 504c9705e621ed8a8c2579186ba009ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51cc33a1d604944c0cd5f1e9754bc332117a50191b020854b670602f085c0aea

import type { ConcreteRequest } from 'relay-runtime';
export type WorkKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type ResumeWorkInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
  kind: WorkKind;
};
export type useWorkVerbsResumeMutation$variables = {
  input: ResumeWorkInput;
};
export type useWorkVerbsResumeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useWorkVerbsResumeMutation = {
  response: useWorkVerbsResumeMutation$data;
  variables: useWorkVerbsResumeMutation$variables;
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
    "name": "resumeWork",
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
    "name": "useWorkVerbsResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWorkVerbsResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51cc33a1d604944c0cd5f1e9754bc332117a50191b020854b670602f085c0aea",
    "metadata": {},
    "name": "useWorkVerbsResumeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a21c2fbbf831152d5840c71ee6db9a46";

export default node;
