-- AlterEnum
ALTER TYPE "SettingsArea" ADD VALUE 'IDENTITY';

-- AlterTable
ALTER TABLE "ConsentEntry" ADD COLUMN     "shopName" TEXT NOT NULL DEFAULT 'Souk';
ALTER TABLE "ConsentEntry" ALTER COLUMN "shopName" SET DEFAULT '';

-- CreateTable
CREATE TABLE "ShopIdentity" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL DEFAULT 'Souk',
    "tagline" TEXT NOT NULL DEFAULT 'Good things at honest prices',
    "description" TEXT NOT NULL DEFAULT '',
    "logoPath" TEXT NOT NULL DEFAULT '',
    "accentColour" TEXT NOT NULL DEFAULT '#0f5c4d',
    "saleColour" TEXT NOT NULL DEFAULT '#b42318',
    "legalName" TEXT NOT NULL DEFAULT '',
    "street" TEXT NOT NULL DEFAULT '',
    "postcode" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT 'DE',
    "representative" TEXT NOT NULL DEFAULT '',
    "registerEntry" TEXT NOT NULL DEFAULT '',
    "vatId" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "defaultCountry" TEXT NOT NULL DEFAULT 'DE',
    "terms" TEXT NOT NULL DEFAULT '',
    "termsVersion" TEXT NOT NULL DEFAULT '2026-11',
    "privacy" TEXT NOT NULL DEFAULT '',
    "imprint" TEXT NOT NULL DEFAULT '',
    "delivery" TEXT NOT NULL DEFAULT '',
    "withdrawal" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ShopIdentity_pkey" PRIMARY KEY ("id")
);

INSERT INTO "ShopIdentity" ("id") VALUES (1);
