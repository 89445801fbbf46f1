-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "changePosition" INTEGER,
ADD COLUMN     "position" INTEGER,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Orders from before stand in the order of their numbers.
UPDATE "Order" SET "position" = "id", "changePosition" = "id", "updatedAt" = greatest("placedAt", "paidAt", "closedAt");

CREATE SEQUENCE "Order_position_seq" AS integer OWNED BY "Order"."position";
SELECT setval('"Order_position_seq"', (SELECT coalesce(max("id"), 0) + 1 FROM "Order"), false);

-- CreateIndex
CREATE UNIQUE INDEX "Order_position_key" ON "Order"("position");

-- CreateIndex
CREATE UNIQUE INDEX "Order_changePosition_key" ON "Order"("changePosition");

-- CreateIndex
CREATE INDEX "Order_status_position_idx" ON "Order"("status", "position");

-- CreateIndex
CREATE INDEX "Order_updatedAt_idx" ON "Order"("updatedAt");

-- Ids are taken when a transaction inserts, and seen when it commits: one that takes longer appears behind others with higher ids, where
-- nobody looks again who reads on from the last one. Positions are given as the last act of a transaction, one transaction at a time: the
-- lock is held until the row is seen, so that whoever sees a position sees all lower ones.
CREATE FUNCTION "order_committed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('souk.orders'));
  next := nextval('"Order_position_seq"');
  UPDATE "Order"
  SET "position" = coalesce("position", next), "changePosition" = next, "updatedAt" = clock_timestamp()
  WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "Order_placed" AFTER INSERT ON "Order"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
-- Not for rows that are copied with the positions that they had.
WHEN (NEW."position" IS NULL)
EXECUTE FUNCTION "order_committed"();

CREATE CONSTRAINT TRIGGER "Order_changed" AFTER UPDATE ON "Order"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
-- Not for what the function itself writes.
WHEN (OLD."changePosition" IS NOT DISTINCT FROM NEW."changePosition" AND OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "order_committed"();
