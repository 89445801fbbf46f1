/**
 * @generated SignedSource<<6fbc3a113775148ade8f68aef765d7cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealsHead_merchant$data = {
  readonly description: string;
  readonly name: string;
  readonly " $fragmentType": "DealsHead_merchant";
};
export type DealsHead_merchant$key = {
  readonly " $data"?: DealsHead_merchant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealsHead_merchant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DealsHead_merchant",
  "selections": [
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
    }
  ],
  "type": "Merchant",
  "abstractKey": null
};

(node as any).hash = "79239f9d3ea6ea364ac466a261d6c898";

export default node;
