/**
 * @generated SignedSource<<ed07f9643af22313da47153fa0463e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasureFate = "DELETED" | "KEPT" | "PSEUDONYMISED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteCustomer_customer$data = {
  readonly databaseId: number;
  readonly email: string;
  readonly erasure: {
    readonly obstacles: ReadonlyArray<string>;
    readonly parts: ReadonlyArray<{
      readonly count: number;
      readonly fate: ErasureFate;
      readonly reason: string;
      readonly subject: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "DeleteCustomer_customer";
};
export type DeleteCustomer_customer$key = {
  readonly " $data"?: DeleteCustomer_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomer_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCustomer_customer",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasurePreview",
      "kind": "LinkedField",
      "name": "erasure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ErasurePart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "af3ef99272f0ce0b5f3dca6edad107bc";

export default node;
