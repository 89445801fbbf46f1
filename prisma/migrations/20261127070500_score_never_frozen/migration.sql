-- Votes that came while a score was frozen count now. Those that were discarded stay out.
UPDATE "Offer" o SET "score" = round(v."sum" / 1000.0)::int, "scoreRest" = (v."sum" - round(v."sum" / 1000.0) * 1000)::int, "voteCount" = v."count"
FROM (
  SELECT h."offerId", coalesce(sum(h."value" * h."weight") FILTER (WHERE h."discardId" IS NULL), 0) AS "sum",
    (count(*) FILTER (WHERE h."discardId" IS NULL))::int AS "count"
  FROM "HotVote" h GROUP BY h."offerId"
) v
WHERE v."offerId" = o."id" AND EXISTS (SELECT FROM "HotVote" h WHERE h."offerId" = o."id" AND NOT h."isCounted" AND h."discardId" IS NULL);

-- Somebody still has to look at those offers.
UPDATE "Offer" SET "votesFlaggedAt" = "votesFrozenAt" WHERE "votesFlaggedAt" IS NULL AND "votesFrozenAt" IS NOT NULL;

DROP INDEX "Offer_flagged_idx";
ALTER TABLE "Offer" DROP COLUMN "votesFrozenAt";
ALTER TABLE "HotVote" DROP COLUMN "isCounted";
CREATE INDEX "Offer_flagged_idx" ON "Offer" (id) WHERE "votesFlaggedAt" IS NOT NULL;
