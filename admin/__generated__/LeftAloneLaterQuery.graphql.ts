/**
 * @generated SignedSource<<f372c9a3d29463f83929b815253a4ca2>>
 * @relayHash 4ccf6c271010ac7b857455abfd250a4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09f349cd6711e909f623c42cbdb012c063a47b3315649d5e703ba7c0137945f0

import type { ConcreteRequest } from 'relay-runtime';
export type LeftAloneLaterQuery$variables = {
  id: string;
};
export type LeftAloneLaterQuery$data = {
  readonly job: {
    readonly problems: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly problem: string;
    }>;
  } | null | undefined;
};
export type LeftAloneLaterQuery = {
  response: LeftAloneLaterQuery$data;
  variables: LeftAloneLaterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "JobProblem",
  "kind": "LinkedField",
  "name": "problems",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
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
    "name": "LeftAloneLaterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "LeftAloneLaterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "09f349cd6711e909f623c42cbdb012c063a47b3315649d5e703ba7c0137945f0",
    "metadata": {},
    "name": "LeftAloneLaterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83f7988662dc152426c00084b1a9f710";

export default node;
