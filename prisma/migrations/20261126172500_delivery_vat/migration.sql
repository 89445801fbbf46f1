-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "taxesDeliveryByMainGoods" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "shippingTaxes" JSONB NOT NULL DEFAULT '[]';

-- Orders keep the rate that they were placed with.
UPDATE "Order" SET "shippingTaxes" = jsonb_build_array(jsonb_build_object(
  'vatBasisPoints', "shippingVatBasisPoints", 'grossMinor', "shippingMinor", 'vatMinor', "shippingVatMinor"))
WHERE "shippingMinor" > 0;

-- AlterTable
ALTER TABLE "Order" DROP COLUMN "shippingVatBasisPoints";
