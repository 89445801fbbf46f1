-- CreateEnum
CREATE TYPE "NewsletterPlace" AS ENUM ('FOOTER', 'HOME', 'DEALS', 'PRODUCT');

-- CreateEnum
CREATE TYPE "NewsletterVariant" AS ENUM ('A', 'B');

-- CreateTable
CREATE TABLE "NewsletterPlacement" (
    "place" "NewsletterPlace" NOT NULL,
    "isOn" BOOLEAN NOT NULL,
    "variant" "NewsletterVariant" NOT NULL,
    "asksName" BOOLEAN NOT NULL,

    CONSTRAINT "NewsletterPlacement_pkey" PRIMARY KEY ("place")
);

-- A form at the end of every page, a box on the home page and on the deals page. Product pages are there to buy.
INSERT INTO "NewsletterPlacement" ("place", "isOn", "variant", "asksName") VALUES
    ('FOOTER', true, 'A', true),
    ('HOME', true, 'B', true),
    ('DEALS', true, 'B', false),
    ('PRODUCT', false, 'B', false);
