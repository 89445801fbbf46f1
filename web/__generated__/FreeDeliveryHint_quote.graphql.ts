/**
 * @generated SignedSource<<5f30fff4188d21c81336bf7bd0d883e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeDeliveryHint_quote$data = {
  readonly goodsValue: {
    readonly amount: number;
  };
  readonly missingForFree: {
    readonly amount: number;
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "FreeDeliveryHint_quote";
};
export type FreeDeliveryHint_quote$key = {
  readonly " $data"?: FreeDeliveryHint_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDeliveryHint_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeDeliveryHint_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "missingForFree",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "goodsValue",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "aafa516d4415fdff1f4622b1beb30bf0";

export default node;
