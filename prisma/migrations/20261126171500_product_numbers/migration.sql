-- Imported products keep the number that they had in their source: old links and themes know them by it. The shop's own numbers come from
-- the sequence of "id", which every import moves behind the highest number that it brought.
ALTER TABLE "Product" ADD COLUMN     "sourceId" INTEGER,
ADD COLUMN     "ownNumber" INTEGER;
ALTER TABLE "Product" ADD COLUMN     "number" INTEGER NOT NULL GENERATED ALWAYS AS (COALESCE("sourceId", "ownNumber", "id")) STORED;

-- CreateIndex
CREATE UNIQUE INDEX "Product_number_key" ON "Product"("number");
