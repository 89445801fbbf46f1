/**
 * @generated SignedSource<<fe7130f833497b2903d3d4531d407889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSafety_product$data = {
  readonly manufacturer: {
    readonly address: string;
    readonly contact: string;
    readonly name: string;
    readonly responsiblePerson: {
      readonly address: string;
      readonly contact: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly safetyWarnings: string;
  readonly " $fragmentType": "ProductSafety_product";
};
export type ProductSafety_product$key = {
  readonly " $data"?: ProductSafety_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSafety_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contact",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSafety_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "safetyWarnings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Manufacturer",
      "kind": "LinkedField",
      "name": "manufacturer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ResponsiblePerson",
          "kind": "LinkedField",
          "name": "responsiblePerson",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "195de97cdeee793d1d71880ae9449ab9";

export default node;
