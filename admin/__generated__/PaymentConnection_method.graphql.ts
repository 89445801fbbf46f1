/**
 * @generated SignedSource<<4dd4eec938e3a6ff1f8159eadf53d32a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentConnection_method$data = {
  readonly canBeTested: boolean;
  readonly code: string;
  readonly label: string;
  readonly webhookUrl: string | null | undefined;
  readonly " $fragmentType": "PaymentConnection_method";
};
export type PaymentConnection_method$key = {
  readonly " $data"?: PaymentConnection_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentConnection_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentConnection_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeTested",
      "storageKey": null
    }
  ],
  "type": "AdminPaymentMethod",
  "abstractKey": null
};

(node as any).hash = "c18a4d2170fdd449bf12d4c0399dc3b0";

export default node;
