/**
 * @generated SignedSource<<6ed8e30eb46ef1a8bb7b4d1f1312eb01>>
 * @relayHash 5448ceb4787fc0bad3befe2f2d13669e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7991f7f1d19ce505197e2827afc298ce6e424b1a20fee365da565706334c5c26

import type { ConcreteRequest } from 'relay-runtime';
export type ShareProductQuery$variables = {
  slug: string;
};
export type ShareProductQuery$data = {
  readonly product: {
    readonly images: ReadonlyArray<{
      readonly basePath: string;
    }>;
    readonly name: string;
    readonly url: string;
  } | null | undefined;
};
export type ShareProductQuery = {
  response: ShareProductQuery$data;
  variables: ShareProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "images",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basePath",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShareProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7991f7f1d19ce505197e2827afc298ce6e424b1a20fee365da565706334c5c26",
    "metadata": {},
    "name": "ShareProductQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8ea4065b16328255ab1cf14e3fc5aed";

export default node;
