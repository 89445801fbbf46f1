-- AlterTable
ALTER TABLE "PriceChange" ADD COLUMN     "isSale" BOOLEAN NOT NULL DEFAULT false;

-- What is on sale while the column comes has been so since its newest row.
UPDATE "PriceChange" c SET "isSale" = true
FROM "Product" p
WHERE p."id" = c."productId" AND c."priceMinor" = p."salePriceMinor" AND p."salePriceMinor" < p."regularPriceMinor"
  AND (p."saleStartsAt" IS NULL OR p."saleStartsAt" <= c."at") AND (p."saleEndsAt" IS NULL OR p."saleEndsAt" > c."at")
  AND NOT EXISTS (SELECT FROM "PriceChange" l WHERE l."productId" = c."productId" AND (l."at", l."id") > (c."at", c."id"));

-- The price ledgers only grow: what was written stays as long as the product or the offer does (docs/prices.md).
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The price ledger "%" is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
END $$;

-- Rows go with what they tell of, and only with it: when the cascade deletes them, it is gone already.
CREATE FUNCTION ledger_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_kept boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE "id" = $1)', TG_ARGV[0]) INTO is_kept USING (to_jsonb(OLD) ->> TG_ARGV[1])::integer;
  IF is_kept THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: DELETE is refused while its % exists', TG_TABLE_NAME, TG_ARGV[0]
      USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
  END IF;
  RETURN OLD;
END $$;

-- The past is not written afterwards. Writers wait for each other, so that each sees the rows of those before it. No clock is asked: the
-- shop's own says when a price begins.
CREATE FUNCTION product_ledger_refuse_past() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('souk.prices'));
  SELECT l."id", l."at" INTO newest FROM "PriceChange" l WHERE l."productId" = NEW."productId" ORDER BY l."at" DESC, l."id" DESC LIMIT 1;
  IF (newest."at", newest."id") > (NEW."at", NEW."id") THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: a price of product % at % is before its newest one at %', TG_TABLE_NAME, NEW."productId", NEW."at", newest."at"
      USING HINT = 'Append what the price is from now on, oldest first. The past is not written afterwards.';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION offer_ledger_refuse_past() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('souk.offerPrices'));
  SELECT l."id", l."at" INTO newest FROM "OfferPriceChange" l WHERE l."offerId" = NEW."offerId" ORDER BY l."at" DESC, l."id" DESC LIMIT 1;
  IF (newest."at", newest."id") > (NEW."at", NEW."id") THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: a price of offer % at % is before its newest one at %', TG_TABLE_NAME, NEW."offerId", NEW."at", newest."at"
      USING HINT = 'Append what the price is from now on, oldest first. The past is not written afterwards.';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PriceChange_no_update" BEFORE UPDATE ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "PriceChange_no_truncate" BEFORE TRUNCATE ON "PriceChange" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "PriceChange_no_delete" BEFORE DELETE ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete('Product', 'productId');
CREATE TRIGGER "PriceChange_no_past" BEFORE INSERT ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION product_ledger_refuse_past();

CREATE TRIGGER "OfferPriceChange_no_update" BEFORE UPDATE ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "OfferPriceChange_no_truncate" BEFORE TRUNCATE ON "OfferPriceChange" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "OfferPriceChange_no_delete" BEFORE DELETE ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete('Offer', 'offerId');
CREATE TRIGGER "OfferPriceChange_no_past" BEFORE INSERT ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION offer_ledger_refuse_past();
