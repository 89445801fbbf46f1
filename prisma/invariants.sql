-- Invariants of the shop's data, which hold at all times, even after failures. Each result row is a violation: the invariant's name and the
-- affected records; no rows means no violations. A single read-only statement, so that all checks see the same snapshot.

-- I1 Stock: never negative without backorders, and all items in orders are counted as sales.
SELECT 'I1 stock is below zero' AS "invariant", jsonb_build_object('product', p."id", 'stock', p."stock") AS "row"
FROM "Product" p
WHERE p."managesStock" AND p."stock" < 0 AND p."backorders" = 'NO'

UNION ALL
SELECT 'I1 a product has fewer total sales than items in orders', jsonb_build_object('product', p."id", 'totalSales', p."totalSales", 'held', held."quantity")
FROM (
  SELECT sold."id", sum(sold."quantity") AS "quantity"
  FROM (
    SELECT l."productId" AS "id", l."quantity" - coalesce(r."quantity", 0) AS "quantity"
    FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
    LEFT JOIN (
      SELECT rl."orderLineId", sum(rl."quantity") AS "quantity"
      FROM "RefundLine" rl JOIN "Refund" r ON r."id" = rl."refundId"
      WHERE r."restocks" AND r."state" = 'SUCCEEDED'
      GROUP BY rl."orderLineId"
    ) r ON r."orderLineId" = l."id"
    WHERE o."status" NOT IN ('CANCELLED', 'FAILED')
  ) sold
  GROUP BY sold."id"
) held JOIN "Product" p ON p."id" = held."id"
WHERE p."totalSales" < held."quantity"

UNION ALL
SELECT 'I1 an order line reduced the stock of an unrelated product', jsonb_build_object('orderLine', l."id", 'product', l."productId", 'stockProduct', l."stockProductId")
FROM "OrderLine" l JOIN "Product" p ON p."id" = l."productId"
WHERE l."stockProductId" IS NOT NULL AND l."stockProductId" <> p."id" AND l."stockProductId" IS DISTINCT FROM p."parentId"

-- I2 Payments: each charge has one order, each order paid online has one charge, and money is refunded at most once.
UNION ALL
SELECT 'I2 an order awaits payment without an open payment', jsonb_build_object('order', o."id", 'payment', p."state")
FROM "Order" o LEFT JOIN "Payment" p ON p."orderId" = o."id"
WHERE o."status" = 'PENDING_PAYMENT' AND (p."state" IS NULL OR p."state" NOT IN ('PENDING', 'NEEDS_ACTION'))

UNION ALL
SELECT 'I2 a payment is open but its order does not await payment', jsonb_build_object('order', o."id", 'status', o."status", 'payment', p."state")
FROM "Payment" p JOIN "Order" o ON o."id" = p."orderId"
WHERE p."state" IN ('PENDING', 'NEEDS_ACTION') AND o."status" <> 'PENDING_PAYMENT'

UNION ALL
SELECT 'I2 an order is processed without a successful payment', jsonb_build_object('order', o."id", 'status', o."status", 'payment', p."state")
FROM "Order" o LEFT JOIN "Payment" p ON p."orderId" = o."id"
WHERE (p."id" IS NOT NULL OR o."paymentMethod" = 'TEST_CARD') AND o."totalMinor" > 0 AND o."status" IN ('PROCESSING', 'COMPLETED', 'REFUNDED')
  AND p."state" IS DISTINCT FROM 'SUCCEEDED' AND p."authorizedAt" IS NULL

UNION ALL
SELECT 'I2 the paid amount of an order differs from its payment', jsonb_build_object('order', o."id", 'paidMinor', o."paidMinor", 'payment', p."state", 'amountMinor', p."amountMinor")
FROM "Payment" p JOIN "Order" o ON o."id" = p."orderId"
WHERE o."paidMinor" <> CASE WHEN p."state" = 'SUCCEEDED' THEN p."amountMinor" ELSE 0 END
  -- An authorisation that was lost after the order was accepted can be replaced by a payment outside the provider.
  AND NOT (p."state" = 'DECLINED' AND p."authorizedAt" IS NOT NULL AND o."paidMinor" = o."totalMinor")

UNION ALL
SELECT 'I2 an authorised payment belongs to a closed order', jsonb_build_object('order', o."id", 'status', o."status")
FROM "Payment" p JOIN "Order" o ON o."id" = p."orderId"
WHERE p."state" = 'AUTHORIZED' AND (o."status" NOT IN ('PROCESSING', 'COMPLETED') OR o."paidMinor" <> 0)

UNION ALL
SELECT 'I2 the paid amount and payment time of an order are inconsistent', jsonb_build_object('order', o."id", 'paidMinor', o."paidMinor", 'paidAt', o."paidAt")
FROM "Order" o
WHERE (o."paidMinor" > 0 AND o."paidAt" IS NULL) OR (o."paidMinor" = 0 AND o."totalMinor" > 0 AND o."paidAt" IS NOT NULL)

UNION ALL
SELECT 'I2 a card was charged without an order', jsonb_build_object('charge', c."key", 'amountMinor', c."amountMinor", 'payment', p."state")
FROM "TestCharge" c LEFT JOIN "Payment" p ON p."providerKey" = c."key"
WHERE c."state" = 'SUCCEEDED' AND (p."id" IS NULL OR p."state" = 'DECLINED')

UNION ALL
SELECT 'I2 an order is paid by a card without a matching charge', jsonb_build_object('order', p."orderId", 'payment', p."state", 'charge', c."state")
FROM "Payment" p LEFT JOIN "TestCharge" c ON c."key" = p."providerKey"
WHERE p."method" = 'TEST_CARD' AND p."state" = 'SUCCEEDED' AND (c."state" IS DISTINCT FROM 'SUCCEEDED' OR c."amountMinor" <> p."amountMinor")

UNION ALL
SELECT 'I2 the refunded amount of an order differs from its refunds', jsonb_build_object('order', o."id", 'refundedMinor', o."refundedMinor", 'refunds', coalesce(r."amount", 0))
FROM "Order" o LEFT JOIN (
  SELECT "orderId", sum("amountMinor") AS "amount" FROM "Refund" WHERE "state" <> 'FAILED' GROUP BY "orderId"
) r ON r."orderId" = o."id"
WHERE o."refundedMinor" <> coalesce(r."amount", 0)

UNION ALL
SELECT 'I2 the refunded amount of a card differs from the refunds of its order', jsonb_build_object('charge', c."key", 'refundedMinor', c."refundedMinor", 'done', r."done", 'open', r."open")
FROM "TestCharge" c JOIN "Payment" p ON p."providerKey" = c."key"
CROSS JOIN LATERAL (
  SELECT coalesce(sum("amountMinor") FILTER (WHERE "state" = 'SUCCEEDED'), 0) AS "done",
    coalesce(sum("amountMinor") FILTER (WHERE "state" = 'PENDING'), 0) AS "open"
  FROM "Refund" WHERE "orderId" = p."orderId"
) r
WHERE c."refundedMinor" NOT BETWEEN r."done" AND r."done" + r."open"

-- I3 Totals: an order's amounts match its lines.
UNION ALL
SELECT 'I3 an order has no lines', jsonb_build_object('order', o."id")
FROM "Order" o
WHERE NOT EXISTS (SELECT 1 FROM "OrderLine" l WHERE l."orderId" = o."id")

UNION ALL
SELECT 'I3 a line total is not unit price and deposit times quantity', jsonb_build_object('orderLine', l."id", 'lineMinor', l."lineMinor", 'unitMinor', l."unitMinor", 'depositMinor', l."depositMinor", 'quantity', l."quantity")
FROM "OrderLine" l
WHERE l."lineMinor" <> (l."unitMinor" + l."depositMinor")::bigint * l."quantity" OR l."depositMinor" < 0 OR l."quantity" < 1 OR l."unitMinor" < 0

UNION ALL
SELECT 'I3 the VAT of a line does not match its price', jsonb_build_object('orderLine', l."id", 'vatMinor', l."vatMinor", 'basisPoints', l."vatBasisPoints")
FROM "OrderLine" l
WHERE l."vatMinor" <> round((l."lineMinor" - l."discountMinor")::numeric * l."vatBasisPoints" / (10000 + l."vatBasisPoints"))

UNION ALL
SELECT 'I3 the sums of an order differ from its lines', jsonb_build_object('order', o."id", 'subtotalMinor', o."subtotalMinor", 'discountMinor', o."discountMinor", 'vatMinor', o."vatMinor", 'lines', to_jsonb(s))
FROM "Order" o JOIN (
  SELECT "orderId", sum("lineMinor") AS "lines", sum("discountMinor") AS "discounts", sum("vatMinor") AS "vat" FROM "OrderLine" GROUP BY "orderId"
) s ON s."orderId" = o."id"
WHERE o."subtotalMinor" <> s."lines" OR o."discountMinor" <> s."discounts" OR o."vatMinor" <> s."vat" + o."shippingVatMinor"

UNION ALL
SELECT 'I3 the total of an order differs from its sums', jsonb_build_object('order', o."id", 'totalMinor', o."totalMinor")
FROM "Order" o
WHERE o."totalMinor" <> o."subtotalMinor" - o."discountMinor" + o."shippingMinor" OR o."totalMinor" < 0

UNION ALL
SELECT 'I3 the shipping of an order differs from its parts by VAT rate', jsonb_build_object('order', o."id", 'shippingMinor', o."shippingMinor", 'shippingVatMinor', o."shippingVatMinor", 'parts', o."shippingTaxes")
FROM "Order" o CROSS JOIN LATERAL (
  SELECT coalesce(sum(t."grossMinor"), 0) AS "gross", coalesce(sum(t."vatMinor"), 0) AS "vat",
    coalesce(bool_and(t."grossMinor" > 0 AND t."vatMinor" = round(t."grossMinor"::numeric * t."vatBasisPoints" / (10000 + t."vatBasisPoints"))), true) AS "isRight"
  FROM jsonb_to_recordset(o."shippingTaxes") AS t("vatBasisPoints" int, "grossMinor" int, "vatMinor" int)
) p
WHERE p."gross" <> o."shippingMinor" OR p."vat" <> o."shippingVatMinor" OR NOT p."isRight"

UNION ALL
SELECT 'I3 the discount of an order differs from its coupons', jsonb_build_object('order', o."id", 'discountMinor', o."discountMinor", 'coupons', coalesce(c."discount", 0))
FROM "Order" o LEFT JOIN (SELECT "orderId", sum("discountMinor") AS "discount" FROM "OrderCoupon" GROUP BY "orderId") c ON c."orderId" = o."id"
WHERE o."discountMinor" <> coalesce(c."discount", 0)

-- I4 Coupons: the use count matches the orders, and never exceeds the limits.
UNION ALL
SELECT 'I4 the use count of a coupon differs from its orders or exceeds its limit', jsonb_build_object('coupon', c."code", 'usedCount', c."usedCount", 'orders', u."orders", 'limit', c."usageLimit")
FROM "Coupon" c CROSS JOIN LATERAL (
  SELECT count(*) AS "orders" FROM "OrderCoupon" oc WHERE oc."couponId" = c."id" AND oc."releasedAt" IS NULL
) u
WHERE c."usedCount" <> u."orders" OR c."usedCount" > c."usageLimit"

UNION ALL
SELECT 'I4 a coupon exceeds its limit per customer', jsonb_build_object('coupon', c."code", 'limit', c."usageLimitPerCustomer", 'orders', count(*))
FROM "Coupon" c JOIN "OrderCoupon" oc ON oc."couponId" = c."id" AND oc."releasedAt" IS NULL
WHERE c."usageLimitPerCustomer" IS NOT NULL
GROUP BY c."id", oc."customer"
HAVING count(*) > c."usageLimitPerCustomer"

UNION ALL
SELECT 'I4 the release of a coupon does not match the status of its order', jsonb_build_object('order', o."id", 'status', o."status", 'coupon', oc."code", 'releasedAt', oc."releasedAt")
FROM "OrderCoupon" oc JOIN "Order" o ON o."id" = oc."orderId"
WHERE (oc."releasedAt" IS NULL) = (o."status" IN ('CANCELLED', 'FAILED'))

-- I5 Carts: valid lines within the limits, and each version is ordered at most once.
UNION ALL
SELECT 'I5 a cart line has an invalid product or quantity', jsonb_build_object('cartLine', l."id", 'quantity', l."quantity", 'product', l."productId")
FROM "CartLine" l LEFT JOIN "Product" p ON p."id" = l."productId"
WHERE p."id" IS NULL OR l."quantity" < 1 OR l."quantity" > 9999

UNION ALL
SELECT 'I5 a cart has more lines than allowed', jsonb_build_object('cart', l."cartId", 'lines', count(*))
FROM "CartLine" l
GROUP BY l."cartId"
HAVING count(*) > 100

UNION ALL
SELECT 'I5 the cart version of an order is higher than the version of its cart', jsonb_build_object('order', o."id", 'cartVersion', o."cartVersion", 'version', c."version")
FROM "Order" o JOIN "Cart" c ON c."id" = o."cartId"
WHERE o."cartVersion" > c."version"

UNION ALL
SELECT 'I5 a cart still has the version of a placed order', jsonb_build_object('order', o."id", 'status', o."status", 'cart', o."cartId")
FROM "Order" o JOIN "Cart" c ON c."id" = o."cartId"
WHERE o."cartVersion" = c."version" AND o."status" <> 'PENDING_PAYMENT'

-- I7 Wishlists: a product's wish count is its number of items, so each item must be valid.
UNION ALL
SELECT 'I7 a wishlist has more products than allowed', jsonb_build_object('wishlist', w."listId", 'wishes', count(*))
FROM "WishlistItem" w
WHERE w."removedAt" IS NULL
GROUP BY w."listId"
HAVING count(*) > 500

UNION ALL
SELECT 'I7 a wishlist contains a variation instead of its product', jsonb_build_object('wish', w."id", 'product', w."productId")
FROM "WishlistItem" w JOIN "Product" p ON p."id" = w."productId"
WHERE p."parentId" IS NOT NULL

UNION ALL
SELECT 'I7 a wishlist item was removed before it was added', jsonb_build_object('wish', w."id", 'addedAt', w."addedAt", 'removedAt', w."removedAt")
FROM "WishlistItem" w
WHERE w."removedAt" < w."addedAt"

UNION ALL
SELECT 'I7 a wishlist sends emails without an account', jsonb_build_object('wishlist', l."id", 'visitor', l."visitorId")
FROM "Wishlist" l
WHERE l."mailsChanges" AND l."accountId" IS NULL

UNION ALL
SELECT 'I7 a wishlist has an invalid share key', jsonb_build_object('wishlist', l."id")
FROM "Wishlist" l
WHERE l."shareKey" !~ '^[A-Za-z0-9_-]{32}$'

-- I9 Comments: the number of comments of an offer is that of its published comments.
UNION ALL
SELECT 'I9 the number of comments of an offer differs from its comments', jsonb_build_object('offer', o."id", 'count', o."commentCount", 'comments', c."count")
FROM "Offer" o CROSS JOIN LATERAL (
  SELECT count(*) AS "count" FROM "OfferComment" c WHERE c."offerId" = o."id" AND c."status" = 'PUBLISHED'
) c
WHERE o."commentCount" <> c."count"

-- I9 Ratings: a product's rating is the average of its approved reviews, and a review's is the average of its scores.
UNION ALL
SELECT 'I9 the rating of a product differs from its reviews', jsonb_build_object('product', p."id", 'average', p."ratingAverage", 'count', p."ratingCount", 'reviews', to_jsonb(r))
FROM "Product" p JOIN (
  SELECT "productId", coalesce(round(avg("average") FILTER (WHERE "status" = 'APPROVED') / 2), 0) AS "average",
    count(*) FILTER (WHERE "status" = 'APPROVED') AS "count"
  FROM "Review" GROUP BY "productId"
) r ON r."productId" = p."id"
WHERE p."ratingAverage" <> r."average" OR p."ratingCount" <> r."count"

UNION ALL
SELECT 'I9 the average of a review differs from its scores', jsonb_build_object('review', r."id", 'average', r."average", 'scores', s."average")
FROM "Review" r JOIN (SELECT "reviewId", round(avg("points") * 100) AS "average" FROM "ReviewScore" GROUP BY "reviewId") s ON s."reviewId" = r."id"
WHERE r."average" <> s."average"

UNION ALL
SELECT 'I9 a review belongs to a variation instead of its product', jsonb_build_object('review', r."id", 'product', r."productId")
FROM "Review" r JOIN "Product" p ON p."id" = r."productId"
WHERE p."parentId" IS NOT NULL

-- I8 Votes: counts match the votes, one per voter, and totals match the daily counts.
UNION ALL
SELECT 'I8 the score of an offer differs from its votes', jsonb_build_object('offer', o."id", 'score', o."score", 'scoreRest', o."scoreRest", 'voteCount', o."voteCount", 'sum', v."sum", 'votes', v."count")
FROM "Offer" o CROSS JOIN LATERAL (
  SELECT coalesce(sum(h."value" * h."weight"), 0) AS "sum", count(*) AS "count" FROM "HotVote" h WHERE h."offerId" = o."id" AND h."discardId" IS NULL
) v
WHERE o."score" <> round(v."sum" / 1000.0) OR o."score"::bigint * 1000 + o."scoreRest" <> v."sum" OR o."voteCount" <> v."count"

UNION ALL
SELECT 'I8 the open reports of a comment differ from its reports', jsonb_build_object('comment', c."id", 'openReports', c."openReports", 'reports', r."count")
FROM "OfferComment" c CROSS JOIN LATERAL (
  SELECT count(*) AS "count" FROM "OfferCommentReport" x WHERE x."commentId" = c."id" AND x."isOpen"
) r
WHERE c."openReports" <> r."count"

UNION ALL
SELECT 'I8 the helpful counts of a review differ from its votes', jsonb_build_object('review', r."id", 'helpfulCount', r."helpfulCount", 'unhelpfulCount', r."unhelpfulCount", 'votes', to_jsonb(v))
FROM "Review" r CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE h."isHelpful") AS "helpful", count(*) FILTER (WHERE NOT h."isHelpful") AS "unhelpful"
  FROM "HelpfulVote" h WHERE h."reviewId" = r."id"
) v
WHERE r."helpfulCount" <> v."helpful" OR r."unhelpfulCount" <> v."unhelpful"

UNION ALL
SELECT 'I8 a vote has both a visitor and an account', jsonb_build_object('kind', v."kind", 'vote', v."id", 'visitor', v."visitorId", 'account', v."accountId")
FROM (
  SELECT 'hot' AS "kind", "id", "visitorId", "accountId" FROM "HotVote"
  UNION ALL SELECT 'coupon', "id", "visitorId", "accountId" FROM "CouponVote"
  UNION ALL SELECT 'helpful', "id", "visitorId", "accountId" FROM "HelpfulVote"
) v
WHERE v."visitorId" IS NOT NULL AND v."accountId" IS NOT NULL

UNION ALL
SELECT 'I8 an author voted on their own review', jsonb_build_object('review', r."id", 'vote', v."id")
FROM "HelpfulVote" v JOIN "Review" r ON r."id" = v."reviewId"
WHERE v."accountId" = r."accountId" OR v."visitorId" = r."visitorId"

UNION ALL
SELECT 'I8 the clicks or reveals of an offer differ from its daily counts', jsonb_build_object('offer', o."id", 'clickCount', o."clickCount", 'revealCount', o."revealCount", 'days', to_jsonb(d))
FROM "Offer" o CROSS JOIN LATERAL (
  SELECT coalesce(sum(x."clicks"), 0) AS "clicks", coalesce(sum(x."reveals"), 0) AS "reveals" FROM "OfferDay" x WHERE x."offerId" = o."id"
) d
WHERE o."clickCount" <> d."clicks" OR o."revealCount" <> d."reveals"

UNION ALL
SELECT 'I8 the categories of an offer differ from those of its product', jsonb_build_object('offer', o."id", 'categories', o."categoryIds", 'product', p."categoryIds")
FROM "Offer" o JOIN "Product" p ON p."id" = o."productId" WHERE o."categoryIds" <> p."categoryIds"

UNION ALL
SELECT 'I8 a live offer is not listed', jsonb_build_object('offer', o."id", 'startsAt', o."startsAt", 'endsAt', o."endsAt")
FROM "Offer" o WHERE o."status" = 'PUBLISHED' AND NOT o."isListed" AND (o."endsAt" IS NULL OR o."endsAt" > now())

-- I10 Prices: the price equals the latest entry of the price history. A sale that has just started or ended may not have its entry yet.
UNION ALL
SELECT 'I10 the price of a product differs from its price history', jsonb_build_object('product', p."id", 'regular', p."regularPriceMinor", 'sale', p."salePriceMinor", 'ledger', last."priceMinor", 'at', last."at")
FROM "Product" p
CROSS JOIN LATERAL (SELECT c."at", c."priceMinor" FROM "PriceChange" c WHERE c."productId" = p."id" ORDER BY c."at" DESC, c."id" DESC LIMIT 1) last
WHERE p."type" IN ('SIMPLE', 'EXTERNAL', 'VARIATION') AND p."regularPriceMinor" IS NOT NULL AND p."status" = 'PUBLISHED'
  AND NOT EXISTS (SELECT FROM "Product" parent WHERE parent."id" = p."parentId" AND parent."status" <> 'PUBLISHED') AND NOT EXISTS (
  SELECT FROM (VALUES (last."at"), (now())) AS seen("at")
  WHERE last."priceMinor" = CASE
    WHEN p."salePriceMinor" < p."regularPriceMinor" AND (p."saleStartsAt" IS NULL OR p."saleStartsAt" <= seen."at")
      AND (p."saleEndsAt" IS NULL OR p."saleEndsAt" > seen."at") THEN p."salePriceMinor"
    ELSE p."regularPriceMinor" END
)

UNION ALL
SELECT 'I10 the price of an offer differs from its price history', jsonb_build_object('offer', o."id", 'price', o."priceMinor", 'ledger', last."priceMinor", 'at', last."at")
FROM "Offer" o
CROSS JOIN LATERAL (SELECT c."at", c."priceMinor" FROM "OfferPriceChange" c WHERE c."offerId" = o."id" ORDER BY c."at" DESC, c."id" DESC LIMIT 1) last
WHERE o."isListed" AND o."pendingStartsAt" IS NULL AND o."priceMinor" <> last."priceMinor"

UNION ALL
SELECT 'I10 the prior price of a product is not above its price', jsonb_build_object('product', p."id", 'price', p."priceMinor", 'prior', p."priorPriceMinor")
FROM "Product" p
WHERE p."priorPriceMinor" <= p."priceMinor"

-- I6 Subscribers: one row per mailbox with a normalized address, and a proof of consent for sign-ups through a form.
UNION ALL
SELECT 'I6 the address of a subscriber is not normalized', jsonb_build_object('subscriber', s."id")
FROM "Subscriber" s
WHERE s."email" <> lower(s."email") OR s."email" !~ '^[^@[:space:]]+@[^@[:space:]]+$'

UNION ALL
SELECT 'I6 a confirmed subscriber of a form has no consent in the ledger', jsonb_build_object('subscriber', s."id")
FROM "Subscriber" s
WHERE s."status" = 'CONFIRMED' AND s."variant" <> ''
  AND NOT EXISTS (SELECT FROM "ConsentEntry" c WHERE c."subscriberId" = s."id" AND c."act" IN ('CONFIRMED', 'GIVEN'))

UNION ALL
SELECT 'I6 the stored count of a status differs from its rows', jsonb_build_object('status', k."status", 'kept', c."count", 'rows', k.n)
FROM (SELECT "status", count(*) AS n FROM "Subscriber" GROUP BY "status") k
LEFT JOIN "SubscriberCount" c ON c."status" = k."status"
WHERE c."count" IS DISTINCT FROM k.n

UNION ALL
SELECT 'I6 a status without rows has a count', jsonb_build_object('status', c."status", 'kept', c."count")
FROM "SubscriberCount" c
WHERE c."count" <> 0 AND NOT EXISTS (SELECT FROM "Subscriber" s WHERE s."status" = c."status")

UNION ALL
SELECT 'I6 a subscriber is both listed and deleted', jsonb_build_object('subscriber', s."id")
FROM "Subscriber" s JOIN "DeletedSubscriber" d ON d."id" = s."id"

-- I25 Shipments hold at most what was ordered, and an order says how far it is shipped.
UNION ALL
SELECT 'I25 more of a line is shipped than was ordered', jsonb_build_object('line', l."id", 'ordered', l."quantity", 'shipped', s.n)
FROM "OrderLine" l
JOIN (
  SELECT r."orderLineId", sum(r."quantity") AS n FROM "ShipmentLine" r
  JOIN "Shipment" s ON s."id" = r."shipmentId" WHERE s."cancelledAt" IS NULL GROUP BY r."orderLineId"
) s ON s."orderLineId" = l."id"
WHERE s.n > l."quantity"

UNION ALL
SELECT 'I25 an order has shipments and says it has none, or the other way round', jsonb_build_object('order', o."number", 'says', o."fulfilment")
FROM "Order" o
WHERE (o."fulfilment" <> 'UNFULFILLED')
  <> EXISTS (SELECT FROM "Shipment" s WHERE s."orderId" = o."id" AND s."cancelledAt" IS NULL)

-- I26 Open returns and refunds hold at most what was ordered, and a closed return says how it ended.
UNION ALL
SELECT 'I26 more of a line is being returned than is left', jsonb_build_object('line', l."id", 'ordered', l."quantity", 'returning', r.n)
FROM "OrderLine" l
JOIN (
  SELECT x."orderLineId", sum(x."quantity") AS n FROM "ReturnLine" x
  JOIN "Return" r ON r."id" = x."returnId" WHERE r."state" IN ('REQUESTED', 'RECEIVED', 'INSPECTED') GROUP BY x."orderLineId"
) r ON r."orderLineId" = l."id"
WHERE r.n > l."quantity"

UNION ALL
SELECT 'I26 a return is closed and has no time of it, or the other way round', jsonb_build_object('return', r."id", 'state', r."state")
FROM "Return" r
WHERE (r."state" IN ('REFUNDED', 'REJECTED')) <> (r."closedAt" IS NOT NULL)

-- I8 Every record that an administrator deleted has its row of the audit log, and the log has no more.
UNION ALL
SELECT 'I8 the count of a deletion differs from its audit log entries', jsonb_build_object('deletion', d."id", 'count', d."count", 'audited', a.n)
FROM "SubscriberDeletion" d
CROSS JOIN LATERAL (
  SELECT coalesce(sum(e."targetCount"), 0) AS n FROM "AuditEntry" e
  WHERE e."targetType" = 'Subscriber' AND e."action" = 'subscriber.delete' AND (e."details" ->> 'deletion')::int = d."id"
) a
WHERE a.n <> d."count"

UNION ALL
SELECT 'I8 the count of an undone deletion differs from its audit log entries',
  jsonb_build_object('deletion', d."id", 'restored', d."restoredCount", 'audited', a.n)
FROM "SubscriberDeletion" d
CROSS JOIN LATERAL (
  SELECT coalesce(sum(e."targetCount"), 0) AS n FROM "AuditEntry" e
  WHERE e."targetType" = 'Subscriber' AND e."action" = 'subscriber.restore' AND (e."details" ->> 'deletion')::int = d."id"
) a
WHERE a.n <> d."restoredCount"

UNION ALL
SELECT 'I8 a deletion has more stored records than it deleted', jsonb_build_object('deletion', d."id", 'count', d."count", 'kept', k.n)
FROM "SubscriberDeletion" d
CROSS JOIN LATERAL (SELECT count(*) AS n FROM "DeletedSubscriber" s WHERE s."deletionId" = d."id") k
WHERE k.n > d."count" - d."restoredCount";
