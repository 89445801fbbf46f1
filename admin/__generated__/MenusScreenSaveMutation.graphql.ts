/**
 * @generated SignedSource<<b476ecdc9d8a5861ed3e551e3dac42db>>
 * @relayHash 78e5e64e2119aafc640585c40c24eb1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c863bf2dd7a815c147dcb7fc9dd57927a5e59cd930d123d95ea1e7305c75f6

import type { ConcreteRequest } from 'relay-runtime';
export type MenuPlace = "LOGO" | "NAVIGATION" | "TOP" | "%future added value";
export type SaveMenuInput = {
  expectedVersion: number;
  items: ReadonlyArray<MenuItemInput>;
  place: MenuPlace;
};
export type MenuItemInput = {
  children?: ReadonlyArray<MenuLinkInput> | null | undefined;
  databaseId?: number | null | undefined;
  icon?: string | null | undefined;
  isInMobileToolbar?: boolean | null | undefined;
  label: string;
  url: string;
};
export type MenuLinkInput = {
  databaseId?: number | null | undefined;
  icon?: string | null | undefined;
  isInMobileToolbar?: boolean | null | undefined;
  label: string;
  url: string;
};
export type MenusScreenSaveMutation$variables = {
  input: SaveMenuInput;
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
    "name": "saveMenu",
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
        "type": "SaveMenuPayload",
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
    "id": "e4c863bf2dd7a815c147dcb7fc9dd57927a5e59cd930d123d95ea1e7305c75f6",
    "metadata": {},
    "name": "MenusScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d1a7212e39c8b59ed1de2124740aaf0";

export default node;
