/**
 * @generated SignedSource<<7e4c4e45d565080f46c4048d460fb757>>
 * @relayHash e39adc4d1836ee75a9454359b02b5b4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 219572b82d03e7282f01f69605426dd1cf2b428c8f4a15ce6382826d826cf01d

import type { ConcreteRequest } from 'relay-runtime';
export type ResumeCatalogueImportInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useImportActionsResumeMutation$variables = {
  input: ResumeCatalogueImportInput;
};
export type useImportActionsResumeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useImportActionsResumeMutation = {
  response: useImportActionsResumeMutation$data;
  variables: useImportActionsResumeMutation$variables;
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
    "name": "resumeCatalogueImport",
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
    "name": "useImportActionsResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportActionsResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "219572b82d03e7282f01f69605426dd1cf2b428c8f4a15ce6382826d826cf01d",
    "metadata": {},
    "name": "useImportActionsResumeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5944f67f52ae1780588c803a8a65602e";

export default node;
