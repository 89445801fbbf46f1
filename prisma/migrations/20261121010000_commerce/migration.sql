-- CreateEnum
CREATE TYPE "Role" AS ENUM ('CUSTOMER', 'STAFF', 'ADMINISTRATOR');

-- CreateEnum
CREATE TYPE "CouponKind" AS ENUM ('PERCENT', 'FIXED', 'FREE_SHIPPING');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('PENDING', 'NEEDS_ACTION', 'SUCCEEDED', 'DECLINED');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "OrderStatus" ADD VALUE 'PENDING_PAYMENT';
ALTER TYPE "OrderStatus" ADD VALUE 'FAILED';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "PaymentMethod" ADD VALUE 'CASH_ON_DELIVERY';
ALTER TYPE "PaymentMethod" ADD VALUE 'TEST_CARD';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "accountId" INTEGER,
ADD COLUMN     "billingAddress" JSONB,
ADD COLUMN     "closedAt" TIMESTAMPTZ(3),
ADD COLUMN     "company" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "discountMinor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "paidAt" TIMESTAMPTZ(3),
ADD COLUMN     "paidMinor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refundedMinor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shippingName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "shippingVatBasisPoints" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shippingVatMinor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "termsVersion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "vatMinor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "discountMinor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "stockProductId" INTEGER,
ADD COLUMN     "vatBasisPoints" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "vatMinor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Visitor" ADD COLUMN     "accountId" INTEGER;

-- CreateTable
CREATE TABLE "Account" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'CUSTOMER',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SigningKey" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SigningKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "scope" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("scope","subject")
);

-- CreateTable
CREATE TABLE "ShopSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "cartRedirectAfterAdd" BOOLEAN NOT NULL DEFAULT false,
    "slidingCart" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ShopSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Coupon" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "kind" "CouponKind" NOT NULL,
    "percentBasisPoints" INTEGER,
    "amountMinor" INTEGER,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "minimumMinor" INTEGER,
    "usageLimit" INTEGER,
    "usageLimitPerCustomer" INTEGER,
    "usedCount" INTEGER NOT NULL DEFAULT 0,
    "isExclusive" BOOLEAN NOT NULL DEFAULT false,
    "excludesReduced" BOOLEAN NOT NULL DEFAULT false,
    "productIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "excludedProductIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "categoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "excludedCategoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Coupon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartCoupon" (
    "cartId" INTEGER NOT NULL,
    "couponId" INTEGER NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CartCoupon_pkey" PRIMARY KEY ("cartId","couponId")
);

-- CreateTable
CREATE TABLE "ShippingZone" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "countries" TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ShippingZone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShippingRate" (
    "id" SERIAL NOT NULL,
    "zoneId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "priceMinor" INTEGER NOT NULL,
    "freeFromMinor" INTEGER,
    "minWeightGrams" INTEGER NOT NULL DEFAULT 0,
    "maxWeightGrams" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ShippingRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxRate" (
    "country" TEXT NOT NULL,
    "taxClass" "TaxClass" NOT NULL,
    "basisPoints" INTEGER NOT NULL,

    CONSTRAINT "TaxRate_pkey" PRIMARY KEY ("country","taxClass")
);

-- CreateTable
CREATE TABLE "OrderCoupon" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "couponId" INTEGER,
    "code" TEXT NOT NULL,
    "discountMinor" INTEGER NOT NULL,
    "customer" TEXT NOT NULL,
    "releasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OrderCoupon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "providerKey" TEXT NOT NULL,
    "state" "PaymentState" NOT NULL DEFAULT 'PENDING',
    "amountMinor" INTEGER NOT NULL,
    "declineReason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkAt" TIMESTAMPTZ(3),
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" TEXT NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestCharge" (
    "key" TEXT NOT NULL,
    "amountMinor" INTEGER NOT NULL,
    "state" "PaymentState" NOT NULL,
    "refundedMinor" INTEGER NOT NULL DEFAULT 0,
    "refundKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TestCharge_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "amountMinor" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "restocks" BOOLEAN NOT NULL DEFAULT false,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "providerKey" TEXT NOT NULL,
    "state" "RefundState" NOT NULL DEFAULT 'PENDING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RefundLine" (
    "refundId" INTEGER NOT NULL,
    "orderLineId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "RefundLine_pkey" PRIMARY KEY ("refundId","orderLineId")
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderAttribution" (
    "orderId" INTEGER NOT NULL,
    "sourceType" TEXT,
    "referrer" TEXT,
    "utmCampaign" TEXT,
    "utmSource" TEXT,
    "utmMedium" TEXT,
    "utmContent" TEXT,
    "utmId" TEXT,
    "utmTerm" TEXT,
    "utmSourcePlatform" TEXT,
    "utmCreativeFormat" TEXT,
    "utmMarketingTactic" TEXT,
    "sessionEntry" TEXT,
    "sessionStartTime" TEXT,
    "sessionPages" TEXT,
    "sessionCount" TEXT,
    "userAgent" TEXT,
    "deviceType" TEXT,

    CONSTRAINT "OrderAttribution_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SentMail" (
    "key" TEXT NOT NULL,
    "claimedUntil" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "SentMail_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

-- CreateIndex
CREATE INDEX "Throttle_startedAt_idx" ON "Throttle"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Coupon_code_key" ON "Coupon"("code");

-- CreateIndex
CREATE INDEX "CartCoupon_couponId_idx" ON "CartCoupon"("couponId");

-- CreateIndex
CREATE UNIQUE INDEX "ShippingRate_zoneId_code_minWeightGrams_key" ON "ShippingRate"("zoneId", "code", "minWeightGrams");

-- CreateIndex
CREATE INDEX "OrderCoupon_orderId_idx" ON "OrderCoupon"("orderId");

-- CreateIndex
CREATE INDEX "OrderCoupon_couponId_customer_idx" ON "OrderCoupon"("couponId", "customer");

-- CreateIndex
CREATE UNIQUE INDEX "OrderCoupon_couponId_orderId_key" ON "OrderCoupon"("couponId", "orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_orderId_key" ON "Payment"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_providerKey_key" ON "Payment"("providerKey");

-- CreateIndex
CREATE INDEX "Payment_state_checkAt_idx" ON "Payment"("state", "checkAt");

-- CreateIndex
CREATE INDEX "PaymentEvent_paymentId_idx" ON "PaymentEvent"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_providerKey_key" ON "Refund"("providerKey");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_orderId_idempotencyKey_key" ON "Refund"("orderId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "Refund_state_checkAt_idx" ON "Refund"("state", "checkAt");

-- CreateIndex
CREATE INDEX "RefundLine_orderLineId_idx" ON "RefundLine"("orderLineId");

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_id_idx" ON "OrderEvent"("orderId", "id");

-- CreateIndex
CREATE INDEX "Cart_updatedAt_idx" ON "Cart"("updatedAt");

-- CreateIndex
CREATE INDEX "Order_status_placedAt_idx" ON "Order"("status", "placedAt");

-- CreateIndex
CREATE INDEX "Order_accountId_idx" ON "Order"("accountId");

-- CreateIndex
CREATE INDEX "Visitor_accountId_idx" ON "Visitor"("accountId");

-- CreateIndex
CREATE INDEX "Visitor_seenAt_idx" ON "Visitor"("seenAt");

-- AddForeignKey
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartCoupon" ADD CONSTRAINT "CartCoupon_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartCoupon" ADD CONSTRAINT "CartCoupon_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShippingRate" ADD CONSTRAINT "ShippingRate_zoneId_fkey" FOREIGN KEY ("zoneId") REFERENCES "ShippingZone"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCoupon" ADD CONSTRAINT "OrderCoupon_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCoupon" ADD CONSTRAINT "OrderCoupon_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundLine" ADD CONSTRAINT "RefundLine_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundLine" ADD CONSTRAINT "RefundLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderAttribution" ADD CONSTRAINT "OrderAttribution_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the client's schema language cannot say: the last nets below the operations' own checks.
ALTER TABLE "Order" ADD CONSTRAINT "Order_amounts_check" CHECK ("discountMinor" BETWEEN 0 AND "subtotalMinor" AND "totalMinor" = "subtotalMinor" - "discountMinor" + "shippingMinor" AND "vatMinor" BETWEEN 0 AND "totalMinor");
ALTER TABLE "Order" ADD CONSTRAINT "Order_payments_check" CHECK ("paidMinor" BETWEEN 0 AND "totalMinor" AND "refundedMinor" BETWEEN 0 AND "paidMinor");
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_discount_check" CHECK ("discountMinor" BETWEEN 0 AND "lineMinor" AND "vatMinor" BETWEEN 0 AND "lineMinor" - "discountMinor");
ALTER TABLE "OrderCoupon" ADD CONSTRAINT "OrderCoupon_discount_check" CHECK ("discountMinor" >= 0);
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_usage_check" CHECK ("usedCount" >= 0 AND ("usageLimit" IS NULL OR "usedCount" <= "usageLimit"));
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_code_check" CHECK ("code" = upper("code") AND "code" <> '');
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_worth_check" CHECK (
  ("kind" = 'PERCENT') = ("percentBasisPoints" IS NOT NULL) AND ("kind" = 'FIXED') = ("amountMinor" IS NOT NULL)
  AND ("percentBasisPoints" IS NULL OR "percentBasisPoints" BETWEEN 1 AND 10000) AND ("amountMinor" IS NULL OR "amountMinor" > 0));
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount_check" CHECK ("amountMinor" > 0);
ALTER TABLE "RefundLine" ADD CONSTRAINT "RefundLine_quantity_check" CHECK ("quantity" > 0);
ALTER TABLE "TestCharge" ADD CONSTRAINT "TestCharge_refund_check" CHECK ("refundedMinor" BETWEEN 0 AND "amountMinor");
ALTER TABLE "ShippingRate" ADD CONSTRAINT "ShippingRate_check" CHECK ("priceMinor" >= 0 AND "minWeightGrams" >= 0 AND ("maxWeightGrams" IS NULL OR "maxWeightGrams" > "minWeightGrams"));
ALTER TABLE "TaxRate" ADD CONSTRAINT "TaxRate_check" CHECK ("basisPoints" BETWEEN 0 AND 10000);
ALTER TABLE "ShopSettings" ADD CONSTRAINT "ShopSettings_single_check" CHECK ("id" = 1);
ALTER TABLE "Account" ADD CONSTRAINT "Account_email_check" CHECK ("email" = lower("email"));

-- What a new shop starts with. Rates of VAT as they are known; whoever runs a shop checks them.
INSERT INTO "ShopSettings" ("id") VALUES (1);
INSERT INTO "TaxRate" ("country", "taxClass", "basisPoints") VALUES
  ('AT', 'STANDARD', 2000), ('AT', 'REDUCED', 1000), ('AT', 'ZERO', 0),
  ('BE', 'STANDARD', 2100), ('BE', 'REDUCED', 600), ('BE', 'ZERO', 0),
  ('BG', 'STANDARD', 2000), ('BG', 'REDUCED', 900), ('BG', 'ZERO', 0),
  ('CY', 'STANDARD', 1900), ('CY', 'REDUCED', 900), ('CY', 'ZERO', 0),
  ('CZ', 'STANDARD', 2100), ('CZ', 'REDUCED', 1200), ('CZ', 'ZERO', 0),
  ('DE', 'STANDARD', 1900), ('DE', 'REDUCED', 700), ('DE', 'ZERO', 0),
  ('DK', 'STANDARD', 2500), ('DK', 'REDUCED', 2500), ('DK', 'ZERO', 0),
  ('EE', 'STANDARD', 2400), ('EE', 'REDUCED', 900), ('EE', 'ZERO', 0),
  ('ES', 'STANDARD', 2100), ('ES', 'REDUCED', 1000), ('ES', 'ZERO', 0),
  ('FI', 'STANDARD', 2550), ('FI', 'REDUCED', 1350), ('FI', 'ZERO', 0),
  ('FR', 'STANDARD', 2000), ('FR', 'REDUCED', 550), ('FR', 'ZERO', 0),
  ('GR', 'STANDARD', 2400), ('GR', 'REDUCED', 1300), ('GR', 'ZERO', 0),
  ('HR', 'STANDARD', 2500), ('HR', 'REDUCED', 1300), ('HR', 'ZERO', 0),
  ('HU', 'STANDARD', 2700), ('HU', 'REDUCED', 1800), ('HU', 'ZERO', 0),
  ('IE', 'STANDARD', 2300), ('IE', 'REDUCED', 1350), ('IE', 'ZERO', 0),
  ('IT', 'STANDARD', 2200), ('IT', 'REDUCED', 1000), ('IT', 'ZERO', 0),
  ('LT', 'STANDARD', 2100), ('LT', 'REDUCED', 1200), ('LT', 'ZERO', 0),
  ('LU', 'STANDARD', 1700), ('LU', 'REDUCED', 800), ('LU', 'ZERO', 0),
  ('LV', 'STANDARD', 2100), ('LV', 'REDUCED', 1200), ('LV', 'ZERO', 0),
  ('MT', 'STANDARD', 1800), ('MT', 'REDUCED', 700), ('MT', 'ZERO', 0),
  ('NL', 'STANDARD', 2100), ('NL', 'REDUCED', 900), ('NL', 'ZERO', 0),
  ('PL', 'STANDARD', 2300), ('PL', 'REDUCED', 800), ('PL', 'ZERO', 0),
  ('PT', 'STANDARD', 2300), ('PT', 'REDUCED', 1300), ('PT', 'ZERO', 0),
  ('RO', 'STANDARD', 2100), ('RO', 'REDUCED', 1100), ('RO', 'ZERO', 0),
  ('SE', 'STANDARD', 2500), ('SE', 'REDUCED', 1200), ('SE', 'ZERO', 0),
  ('SI', 'STANDARD', 2200), ('SI', 'REDUCED', 950), ('SI', 'ZERO', 0),
  ('SK', 'STANDARD', 2300), ('SK', 'REDUCED', 1900), ('SK', 'ZERO', 0);

INSERT INTO "ShippingZone" ("name", "countries", "position") VALUES
  ('Germany', ARRAY['DE'], 0),
  ('Neighbouring countries', ARRAY['AT','BE','CZ','DK','FR','LU','NL','PL'], 1),
  ('European Union', ARRAY['BG','CY','EE','ES','FI','GR','HR','HU','IE','IT','LT','LV','MT','PT','RO','SE','SI','SK'], 2);
INSERT INTO "ShippingRate" ("zoneId", "code", "name", "description", "priceMinor", "freeFromMinor", "minWeightGrams", "maxWeightGrams", "position")
SELECT z."id", r.code, r.name, r.description, r.price, r.free, r.lo, r.hi, r.position
FROM "ShippingZone" z JOIN (VALUES
  (0, 'standard', 'Standard delivery', 'To your door in 2 to 4 working days.', 490, 5000, 0, 10000, 0),
  (0, 'standard', 'Standard delivery', 'To your door in 2 to 4 working days.', 990, 5000, 10000, 31500, 0),
  (0, 'standard', 'Freight', 'By carrier, to the kerb, in 5 to 8 working days.', 3900, NULL, 31500, NULL, 0),
  (0, 'express', 'Express delivery', 'To your door on the next working day.', 1290, NULL, 0, 31500, 1),
  (1, 'standard', 'Standard delivery', 'To your door in 3 to 5 working days.', 790, 10000, 0, 10000, 0),
  (1, 'standard', 'Standard delivery', 'To your door in 3 to 5 working days.', 1490, 10000, 10000, 31500, 0),
  (1, 'standard', 'Freight', 'By carrier, to the kerb, in 6 to 10 working days.', 6900, NULL, 31500, NULL, 0),
  (1, 'express', 'Express delivery', 'To your door in 1 to 2 working days.', 2490, NULL, 0, 31500, 1),
  (2, 'standard', 'Standard delivery', 'To your door in 4 to 8 working days.', 1190, 15000, 0, 10000, 0),
  (2, 'standard', 'Standard delivery', 'To your door in 4 to 8 working days.', 2490, 15000, 10000, 31500, 0),
  (2, 'standard', 'Freight', 'By carrier, to the kerb, in 8 to 14 working days.', 9900, NULL, 31500, NULL, 0)
) AS r(zone, code, name, description, price, free, lo, hi, position) ON z."position" = r.zone;
