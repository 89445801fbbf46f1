/**
 * @generated SignedSource<<6e740aebe97574cf2f508b5fea2a7d4a>>
 * @relayHash 020e578cec717446428e663e1321e902
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a27bed82f9e0066eb490c44ab49446e0007f4ce066e021acaa0d4647079fe82

import type { ConcreteRequest } from 'relay-runtime';
export type MenuPlace = "LOGO" | "NAVIGATION" | "TOP" | "%future added value";
export type UpdateMenuInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  items: ReadonlyArray<MenuItemInput>;
  place: MenuPlace;
};
export type MenuItemInput = {
  children?: ReadonlyArray<MenuLinkInput> | null | undefined;
  icon?: string | null | undefined;
  id?: string | null | undefined;
  isInMobileToolbar?: boolean | null | undefined;
  label: string;
  url: string;
};
export type MenuLinkInput = {
  icon?: string | null | undefined;
  id?: string | null | undefined;
  isInMobileToolbar?: boolean | null | undefined;
  label: string;
  url: string;
};
export type MenusScreenSaveMutation$variables = {
  input: UpdateMenuInput;
  isDryRun?: boolean | null | undefined;
};
export type MenusScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly version?: number;
  };
};
export type MenusScreenSaveMutation = {
  response: MenusScreenSaveMutation$data;
  variables: MenusScreenSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
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
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateMenu",
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
            "name": "version",
            "storageKey": null
          }
        ],
        "type": "UpdateMenuPayload",
        "abstractKey": null
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
    "name": "MenusScreenSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MenusScreenSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4a27bed82f9e0066eb490c44ab49446e0007f4ce066e021acaa0d4647079fe82",
    "metadata": {},
    "name": "MenusScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e89190a8772eee81d1282d5d5206392";

export default node;
