/**
 * @generated SignedSource<<b948fcd0bbde8b63ab88be1e52949587>>
 * @relayHash 21bcbc93a97dde8338f6bf9003f5415d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1ab459b9cda291b0c7032eb2491371917c4999bfaed6f28a84420e44d8f923d

import type { ConcreteRequest } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
export type offersStreamSubscription$variables = {
  ids: ReadonlyArray<string>;
};
export type offersStreamSubscription$data = {
  readonly offersChanged: {
    readonly offers: ReadonlyArray<{
      readonly availability: OfferAvailability;
      readonly coupon: {
        readonly code: string | null | undefined;
        readonly codeId: number;
        readonly isExpired: boolean;
        readonly isMasked: boolean;
        readonly worked: {
          readonly isDoubtful: boolean;
          readonly total: number;
          readonly worked: number;
        };
      } | null | undefined;
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly isExpired: boolean;
      readonly remainingStock: number | null | undefined;
      readonly score: number | null | undefined;
      readonly voteCount: number;
      readonly votesAreChecked: boolean;
    }>;
    readonly serverTime: string;
  };
};
export type offersStreamSubscription = {
  response: offersStreamSubscription$data;
  variables: offersStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isExpired",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "OffersNow",
    "kind": "LinkedField",
    "name": "offersChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "serverTime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Offer",
        "kind": "LinkedField",
        "name": "offers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "score",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voteCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "votesAreChecked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remainingStock",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "availability",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfferCoupon",
            "kind": "LinkedField",
            "name": "coupon",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codeId",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMasked",
                "storageKey": null
              },
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
                "concreteType": "CouponWorked",
                "kind": "LinkedField",
                "name": "worked",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "worked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDoubtful",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
    "name": "offersStreamSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "offersStreamSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b1ab459b9cda291b0c7032eb2491371917c4999bfaed6f28a84420e44d8f923d",
    "metadata": {},
    "name": "offersStreamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bea0a690f4caa6739697eb7ad441dbb3";

export default node;
