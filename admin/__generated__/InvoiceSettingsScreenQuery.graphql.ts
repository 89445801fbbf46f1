/**
 * @generated SignedSource<<4da79f738316258d53405893418ca040>>
 * @relayHash b54f125a0bfefe154321d28915c8f594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34acef3a6142602d648dcb16e8dcd944993d8a1f9835f144b6b8a361e7db20b8

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceMoment = "DELIVERY" | "PAYMENT" | "%future added value";
export type InvoiceSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type InvoiceSettingsScreenQuery$data = {
  readonly invoiceSettings: {
    readonly creditNotePrefix: string;
    readonly exemptionNote: string;
    readonly footer: string;
    readonly invoicePrefix: string;
    readonly moment: InvoiceMoment;
    readonly version: number;
  };
};
export type InvoiceSettingsScreenQuery = {
  response: InvoiceSettingsScreenQuery$data;
  variables: InvoiceSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InvoiceSettings",
    "kind": "LinkedField",
    "name": "invoiceSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoicePrefix",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "creditNotePrefix",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "moment",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exemptionNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "footer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "InvoiceSettingsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvoiceSettingsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "34acef3a6142602d648dcb16e8dcd944993d8a1f9835f144b6b8a361e7db20b8",
    "metadata": {},
    "name": "InvoiceSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8dfa1b11246f40292d917f06842e559f";

export default node;
