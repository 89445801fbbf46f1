-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "paymentName" TEXT NOT NULL DEFAULT '';

-- Orders placed before this migration keep the name that the method has now.
UPDATE "Order" o SET "paymentName" = coalesce(
  (SELECT s."name" FROM "PaymentMethodSettings" s WHERE s."method" = o."paymentMethod"),
  CASE o."paymentMethod" WHEN 'BANK_TRANSFER' THEN 'Bank transfer' WHEN 'CASH_ON_DELIVERY' THEN 'Cash on delivery' ELSE 'Test card' END
);
