-- AlterTable
ALTER TABLE "OfferPriceChange" ADD COLUMN     "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "PriceChange" ADD COLUMN     "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Two ways round the guards of the ledgers are closed. The functions looked tables up by the search path of whoever writes, in which a
-- temporary table of the same name comes first: they name the schema themselves now. And another row of the newest row's instant, which
-- says that the newest price never held, was taken however long that price had held: it is taken for a minute now.
CREATE OR REPLACE FUNCTION ledger_refuse_delete() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_kept boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I WHERE "id" = $1)', TG_TABLE_SCHEMA, TG_ARGV[0])
    INTO is_kept USING (to_jsonb(OLD) ->> TG_ARGV[1])::integer;
  IF is_kept THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: DELETE is refused while its % exists', TG_TABLE_NAME, TG_ARGV[0]
      USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
  END IF;
  RETURN OLD;
END $$;

-- Arguments: the column that says whose a row is, the lock of the writers, and what messages call the owner. No clock says which instants
-- are allowed, for the shop's own says when a price begins; the database's clock says only how long a row has stood.
CREATE FUNCTION ledger_refuse_past() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  newest record;
  owner text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_ARGV[1]));
  EXECUTE format('SELECT "id", "at", "writtenAt" FROM %I.%I WHERE %I = $1 ORDER BY "at" DESC, "id" DESC LIMIT 1', TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_ARGV[0])
    INTO newest USING owner::integer;
  IF (newest."at", newest."id") > (NEW."at", NEW."id") THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: a price of % % at % is before its newest one at %', TG_TABLE_NAME, TG_ARGV[2], owner, NEW."at", newest."at"
      USING HINT = 'Append what the price is from now on, oldest first. The past is not written afterwards.';
  END IF;
  IF newest."at" = NEW."at" AND newest."writtenAt" < clock_timestamp() - interval '1 minute' THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: the price of % % at % has held since, and is not replaced', TG_TABLE_NAME, TG_ARGV[2], owner, NEW."at"
      USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
  END IF;
  NEW."writtenAt" := clock_timestamp();
  RETURN NEW;
END $$;

DROP TRIGGER "PriceChange_no_past" ON "PriceChange";
DROP TRIGGER "OfferPriceChange_no_past" ON "OfferPriceChange";
DROP FUNCTION product_ledger_refuse_past();
DROP FUNCTION offer_ledger_refuse_past();
CREATE TRIGGER "PriceChange_no_past" BEFORE INSERT ON "PriceChange"
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_past('productId', 'souk.prices', 'product');
CREATE TRIGGER "OfferPriceChange_no_past" BEFORE INSERT ON "OfferPriceChange"
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_past('offerId', 'souk.offerPrices', 'offer');
