-- Payment providers are extensions: their ids are texts. The values stay as they are.
ALTER TABLE "Order" ALTER COLUMN "paymentMethod" TYPE TEXT USING "paymentMethod"::text;
ALTER TABLE "PaymentMethodSettings" ALTER COLUMN "method" TYPE TEXT USING "method"::text;
ALTER TABLE "Payment" ALTER COLUMN "method" TYPE TEXT USING "method"::text,
  ADD COLUMN "reference" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "actionUrl" TEXT NOT NULL DEFAULT '';
DROP TYPE "PaymentMethod";

-- The address was computed until now; payments that are being confirmed go on.
UPDATE "Payment" p SET "actionUrl" = '/payments/test-card/confirm?charge=' || p."providerKey" || '&order=' || o."number" || '&key=' || o."accessKey"
FROM "Order" o WHERE o."id" = p."orderId" AND p."state" = 'NEEDS_ACTION';
