-- Lists of the administration: one index for each sort, for each filter that leaves few, and for searches. Written by hand are those that the
-- schema cannot say.

-- CreateIndex
CREATE INDEX "Account_role_idx" ON "Account"("role");

-- CreateIndex
CREATE INDEX "Account_createdAt_idx" ON "Account"("createdAt");

-- CreateIndex
CREATE INDEX "Offer_updatedAt_id_idx" ON "Offer"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Offer_score_id_idx" ON "Offer"("score", "id");

-- CreateIndex
CREATE INDEX "Offer_endsAt_id_idx" ON "Offer"("endsAt", "id");

-- CreateIndex
CREATE INDEX "Offer_startsAt_idx" ON "Offer"("startsAt");

CREATE INDEX "Offer_flagged_idx" ON "Offer" ("id") WHERE "votesFlaggedAt" IS NOT NULL OR "votesFrozenAt" IS NOT NULL;
CREATE INDEX "Offer_search_idx" ON "Offer" USING GIN ((lower(f_unaccent("title" || ' ' || "slug" || ' ' || coalesce("code", '')))) gin_trgm_ops);
CREATE INDEX "Offer_title_beginning_idx" ON "Offer" (lower(f_unaccent("title")) text_pattern_ops);

CREATE INDEX "Review_search_idx" ON "Review" USING GIN ((lower(f_unaccent("title" || ' ' || "body" || ' ' || "authorName"))) gin_trgm_ops);
CREATE INDEX "Review_author_beginning_idx" ON "Review" (lower(f_unaccent("authorName")) text_pattern_ops);

CREATE INDEX "Coupon_code_beginning_idx" ON "Coupon" (lower("code") text_pattern_ops);

CREATE INDEX "AuditEntry_action_beginning_idx" ON "AuditEntry" (lower("action") text_pattern_ops, "id");
CREATE INDEX "AuditEntry_not_done_idx" ON "AuditEntry" ("id") WHERE "outcome" <> 'DONE';

-- What the planner knows of the new expressions.
ANALYZE "Offer", "Review", "Coupon", "AuditEntry", "Account";
