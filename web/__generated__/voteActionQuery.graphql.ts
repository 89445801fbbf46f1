/**
 * @generated SignedSource<<ed36385f0748c5cb4e5372e6b0b765c6>>
 * @relayHash 5b21bed089ad641ce1aadca35e33929b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 086e449ed9e082fab9544dcbdfb846df3fb98bd06440d96fd01314766e0f7563

import type { ConcreteRequest } from 'relay-runtime';
export type voteActionQuery$variables = {
  slug: string;
};
export type voteActionQuery$data = {
  readonly offer: {
    readonly id: string;
  } | null | undefined;
};
export type voteActionQuery = {
  response: voteActionQuery$data;
  variables: voteActionQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Offer",
    "kind": "LinkedField",
    "name": "offer",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "voteActionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "voteActionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "086e449ed9e082fab9544dcbdfb846df3fb98bd06440d96fd01314766e0f7563",
    "metadata": {},
    "name": "voteActionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75cee61e1ae0e7c9b554680c31036ad2";

export default node;
