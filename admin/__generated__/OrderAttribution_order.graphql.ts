/**
 * @generated SignedSource<<7c3d6257a19bdac0a0b4be11a55d057f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttributionDoor = "COOKIES" | "FIELDS" | "SERVER" | "%future added value";
export type AttributionRule = "CAMPAIGN" | "CLICK_ID" | "KEPT" | "REFERRAL" | "SEARCH_ENGINE" | "TYPEIN" | "%future added value";
export type ConsentAnswer = "DENIED" | "GRANTED" | "UNANSWERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderAttribution_order$data = {
  readonly attribution: {
    readonly capturedBy: AttributionDoor | null | undefined;
    readonly consentAtCapture: ConsentAnswer | null | undefined;
    readonly deviceType: string | null | undefined;
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly firstTouch: {
      readonly " $fragmentSpreads": FragmentRefs<"TouchTable_touch">;
    } | null | undefined;
    readonly lastTouch: {
      readonly " $fragmentSpreads": FragmentRefs<"TouchTable_touch">;
    };
    readonly promoCode: string | null | undefined;
    readonly rule: AttributionRule | null | undefined;
    readonly sessionCount: string | null | undefined;
    readonly sessionPages: string | null | undefined;
    readonly userAgent: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderAttribution_order";
};
export type OrderAttribution_order$key = {
  readonly " $data"?: OrderAttribution_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAttribution_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TouchTable_touch"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAttribution_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAttribution",
      "kind": "LinkedField",
      "name": "attribution",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consentAtCapture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capturedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promoCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionPages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributionTouch",
          "kind": "LinkedField",
          "name": "firstTouch",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributionTouch",
          "kind": "LinkedField",
          "name": "lastTouch",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributionEvidence",
          "kind": "LinkedField",
          "name": "evidence",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EvidenceList_evidence"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e04f1bfd3216de0cc56d99764ae28d27";

export default node;
