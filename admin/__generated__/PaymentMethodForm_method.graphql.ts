/**
 * @generated SignedSource<<57942c2b4abac7508514cfbbecda8536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodForm_method$data = {
  readonly code: string;
  readonly description: string;
  readonly isAvailable: boolean;
  readonly isEnabled: boolean;
  readonly label: string;
  readonly name: string;
  readonly note: string;
  readonly version: number;
  readonly " $fragmentType": "PaymentMethodForm_method";
};
export type PaymentMethodForm_method$key = {
  readonly " $data"?: PaymentMethodForm_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodForm_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethodForm_method",
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
      "name": "note",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
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
  "type": "AdminPaymentMethod",
  "abstractKey": null
};

(node as any).hash = "ba26b35366491294da72a0885749349e";

export default node;
