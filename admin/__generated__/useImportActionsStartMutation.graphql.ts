/**
 * @generated SignedSource<<a893e7cd85e68458db700a85ed790039>>
 * @relayHash 2daffb5a1895fc28dc45cc068f18933d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f5e0310eb4a9e1970fe00cb8ce6898ebb8b33bdfd8a16b6140bfc5ac396d023

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogueImportMode = "CREATE_AND_UPDATE" | "CREATE_ONLY" | "UPDATE_ONLY" | "%future added value";
export type StartCatalogueImportInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  isDryRun: boolean;
  mapping: ReadonlyArray<string>;
  mode?: CatalogueImportMode | null | undefined;
};
export type useImportActionsStartMutation$variables = {
  input: StartCatalogueImportInput;
};
export type useImportActionsStartMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useImportActionsStartMutation = {
  response: useImportActionsStartMutation$data;
  variables: useImportActionsStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
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
    "name": "startCatalogueImport",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
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
    "name": "useImportActionsStartMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportActionsStartMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4f5e0310eb4a9e1970fe00cb8ce6898ebb8b33bdfd8a16b6140bfc5ac396d023",
    "metadata": {},
    "name": "useImportActionsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53d2d32b9a42ac56df2740b513bd1d27";

export default node;
