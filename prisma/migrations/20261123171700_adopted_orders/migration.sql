-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "adoptedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Order_adoptedAt_idx" ON "Order"("adoptedAt");

-- Orders that an account has although another visitor than its own placed them: a guest did.
UPDATE "Order" AS o SET "adoptedAt" = o."placedAt" FROM "Visitor" v
WHERE v."id" = o."visitorId" AND o."accountId" IS NOT NULL AND v."accountId" IS DISTINCT FROM o."accountId";
