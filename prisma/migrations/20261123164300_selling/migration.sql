-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "lockedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Coupon" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ShippingZone" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "TaxRate" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "PaymentMethodSettings" (
    "method" "PaymentMethod" NOT NULL,
    "isEnabled" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PaymentMethodSettings_pkey" PRIMARY KEY ("method")
);

-- CreateTable
CREATE TABLE "BankAccount" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "accountName" TEXT NOT NULL,
    "iban" TEXT NOT NULL,
    "bic" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "BankAccount_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Coupon_usedCount_id_idx" ON "Coupon"("usedCount", "id");

-- Coupons are looked up by a part of their code or of what is said of them.
CREATE INDEX "Coupon_search_idx" ON "Coupon" USING GIN ((lower(f_unaccent("code" || ' ' || "description"))) gin_trgm_ops);

-- Customers are looked up by the beginning of their address, or by a part of it or of their name.
CREATE INDEX "Account_email_beginning_idx" ON "Account" (lower("email") text_pattern_ops);
CREATE INDEX "Account_search_idx" ON "Account" USING GIN ((lower(f_unaccent("email" || ' ' || "name"))) gin_trgm_ops);

-- Few are not confirmed or locked, and they are read without reading the others.
CREATE INDEX "Account_unconfirmed_idx" ON "Account" ("id") WHERE "emailVerifiedAt" IS NULL;
CREATE INDEX "Account_locked_idx" ON "Account" ("id") WHERE "lockedAt" IS NOT NULL;

-- What customers have ordered and spent is added up from this index alone; it has also the order in which their orders are listed.
CREATE INDEX "Order_account_sums_idx" ON "Order" ("accountId", "id") INCLUDE ("status", "paidMinor", "refundedMinor") WHERE "accountId" IS NOT NULL;

-- One row at most.
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_single_check" CHECK ("id" = 1);
