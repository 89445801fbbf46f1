-- CreateEnum
CREATE TYPE "MenuPlace" AS ENUM ('TOP', 'LOGO', 'NAVIGATION');

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "comingSoonBannerDismissed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "isComingSoon" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "storeNotice" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "topContent" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "MenuItem" (
    "id" SERIAL NOT NULL,
    "place" "MenuPlace" NOT NULL,
    "parentId" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "icon" TEXT,
    "isInMobileToolbar" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "MenuItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MenuItem_parentId_idx" ON "MenuItem"("parentId");

-- AddForeignKey
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "MenuItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules that schema.prisma cannot say.
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_url_check" CHECK ("url" ~ '^(/([^/\\].*)?|https://[^\s/].*)$' AND "url" !~ '[[:cntrl:]\s]');
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_label_check" CHECK (btrim("label") <> '');
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_parent_check" CHECK ("parentId" <> "id");

-- What the header of a new shop offers beside the categories.
INSERT INTO "MenuItem" ("place", "position", "label", "url", "icon", "isInMobileToolbar") VALUES
  ('TOP', 0, 'Delivery & returns', '/delivery/', 'truck', false),
  ('TOP', 1, 'Find an order', '/find-order/', 'receipt', true),
  ('LOGO', 0, 'Sale', '/shop/?on_sale=1', 'tag', true),
  ('LOGO', 1, 'New in', '/shop/?orderby=date', NULL, false);
