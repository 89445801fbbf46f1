-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "depositMinor" INTEGER,
ADD CONSTRAINT "Product_deposit_check" CHECK ("depositMinor" BETWEEN 1 AND 100000);

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "depositMinor" INTEGER NOT NULL DEFAULT 0,
DROP CONSTRAINT "OrderLine_amounts_check",
ADD CONSTRAINT "OrderLine_amounts_check" CHECK ("quantity" > 0 AND "unitMinor" >= 0 AND "depositMinor" >= 0 AND "lineMinor" = ("unitMinor" + "depositMinor") * "quantity");
