-- How much a hot vote counts, in thousandths: many of one network count less. Votes that are there count whole.
ALTER TABLE "HotVote" ADD COLUMN "weight" INTEGER NOT NULL DEFAULT 1000;
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_weight_check" CHECK ("weight" BETWEEN 0 AND 1000);

-- The score is a whole number; what was rounded off is kept beside it, so that each vote adds exactly what it counts.
ALTER TABLE "Offer" ADD COLUMN "scoreRest" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "HotVote_offerId_networkHash_at_idx" ON "HotVote"("offerId", "networkHash", "at");

-- CreateIndex
CREATE INDEX "HotVote_weight_at_idx" ON "HotVote"("weight", "at");

-- How many votes of a network an offer has since an instant, up to a number. VOLATILE, so that it sees what was committed while the statement that
-- calls it waited for the offer's lock.
CREATE FUNCTION votes_of_network(offer integer, network text, since timestamptz, most integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT count(*) FROM (
    SELECT FROM "HotVote" v WHERE v."offerId" = offer AND v."networkHash" = network AND network <> '' AND v."at" > since LIMIT most
  ) counted);
END $$;
