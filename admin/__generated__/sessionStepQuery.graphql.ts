/**
 * @generated SignedSource<<3a89b1e73152d6d8a671dd96d4468c51>>
 * @relayHash aa6b7cef5f38ecd8c4d71383f4e8c210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a52ee48f834635a865b451f4102f5ef8181a0a53b3e3fed3e4fd7bc3e1f41f1

import type { ConcreteRequest } from 'relay-runtime';
export type sessionStepQuery$variables = Record<PropertyKey, never>;
export type sessionStepQuery$data = {
  readonly adminViewer: {
    readonly isSteppedUp: boolean;
  } | null | undefined;
};
export type sessionStepQuery = {
  response: sessionStepQuery$data;
  variables: sessionStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminViewer",
    "kind": "LinkedField",
    "name": "adminViewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSteppedUp",
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
    "name": "sessionStepQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionStepQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a52ee48f834635a865b451f4102f5ef8181a0a53b3e3fed3e4fd7bc3e1f41f1",
    "metadata": {},
    "name": "sessionStepQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89bb5d0d5441adad1657d9dcab96ee38";

export default node;
