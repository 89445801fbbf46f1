/**
 * @generated SignedSource<<b33228f526b6af9651e7ec8cd9a5f6dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerActions_customer$data = {
  readonly databaseId: number;
  readonly email: string;
  readonly lockedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCustomer_customer">;
  readonly " $fragmentType": "CustomerActions_customer";
};
export type CustomerActions_customer$key = {
  readonly " $data"?: CustomerActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_customer",
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
      "kind": "ScalarField",
      "name": "lockedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCustomer_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "a90a80201a03935de7f65cf0d8c1358c";

export default node;
