/**
 * @generated SignedSource<<d5bf55e3a7bf4467739d66440e2fb457>>
 * @relayHash 7a29e5cc96dc154c29ad985f474c1b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d71746bbca1431a3f1cc8399dba619eba73683b75a7cc5c836d9ae2c00b3173b

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceMoment = "DELIVERY" | "PAYMENT" | "%future added value";
export type UpdateInvoiceSettingsInput = {
  clientMutationId?: string | null | undefined;
  creditNotePrefix: string;
  exemptionNote: string;
  expectedVersion: number;
  footer: string;
  invoicePrefix: string;
  moment: InvoiceMoment;
};
export type InvoiceSettingsScreenMutation$variables = {
  input: UpdateInvoiceSettingsInput;
  isDryRun?: boolean | null | undefined;
};
export type InvoiceSettingsScreenMutation$data = {
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
export type InvoiceSettingsScreenMutation = {
  response: InvoiceSettingsScreenMutation$data;
  variables: InvoiceSettingsScreenMutation$variables;
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
    "name": "updateInvoiceSettings",
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
    "name": "InvoiceSettingsScreenMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceSettingsScreenMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d71746bbca1431a3f1cc8399dba619eba73683b75a7cc5c836d9ae2c00b3173b",
    "metadata": {},
    "name": "InvoiceSettingsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "584857067aa9bdd9a26f8c93e09b5872";

export default node;
