/**
 * @generated SignedSource<<80c56c285bc1da1f81906c07c36183d2>>
 * @relayHash 0bad25f1ae28e33a6b689bd56f1380cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abfa8d0f9036a6a9b1ffea807afb3461dcc9632a95dad2c77d696a109fee5a69

import type { ConcreteRequest } from 'relay-runtime';
export type EmailsScreenQuery$variables = Record<PropertyKey, never>;
export type EmailsScreenQuery$data = {
  readonly adminEmails: ReadonlyArray<{
    readonly footer: string;
    readonly group: string;
    readonly introduction: string;
    readonly kind: string;
    readonly occasion: string;
    readonly subject: string;
    readonly title: string;
  }>;
};
export type EmailsScreenQuery = {
  response: EmailsScreenQuery$data;
  variables: EmailsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminEmail",
    "kind": "LinkedField",
    "name": "adminEmails",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "occasion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "group",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subject",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "introduction",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "footer",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "abfa8d0f9036a6a9b1ffea807afb3461dcc9632a95dad2c77d696a109fee5a69",
    "metadata": {},
    "name": "EmailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2728ad1937a7888abf26c6867bdeaf75";

export default node;
