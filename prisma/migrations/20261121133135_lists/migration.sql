-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "guestsMayWish" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "wishedHeartsLink" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "CompareGroup" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "unitPriceAttributeId" INTEGER,

    CONSTRAINT "CompareGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompareGroupCategory" (
    "categoryId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,

    CONSTRAINT "CompareGroupCategory_pkey" PRIMARY KEY ("categoryId")
);

-- CreateTable
CREATE TABLE "CompareList" (
    "id" SERIAL NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CompareList_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompareItem" (
    "id" SERIAL NOT NULL,
    "listId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "priceMinor" INTEGER NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,

    CONSTRAINT "CompareItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Wishlist" (
    "id" SERIAL NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "shareKey" TEXT,
    "mailsChanges" BOOLEAN NOT NULL DEFAULT false,
    "mailedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Wishlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WishlistItem" (
    "id" SERIAL NOT NULL,
    "listId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedAt" TIMESTAMPTZ(3),
    "priceMinor" INTEGER NOT NULL,
    "isAvailable" BOOLEAN NOT NULL,
    "toldPriceMinor" INTEGER NOT NULL,
    "toldAvailable" BOOLEAN NOT NULL,

    CONSTRAINT "WishlistItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CompareGroup_slug_key" ON "CompareGroup"("slug");

-- CreateIndex
CREATE INDEX "CompareGroup_unitPriceAttributeId_idx" ON "CompareGroup"("unitPriceAttributeId");

-- CreateIndex
CREATE INDEX "CompareGroupCategory_groupId_idx" ON "CompareGroupCategory"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "CompareList_visitorId_key" ON "CompareList"("visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "CompareList_accountId_key" ON "CompareList"("accountId");

-- CreateIndex
CREATE INDEX "CompareList_updatedAt_idx" ON "CompareList"("updatedAt");

-- CreateIndex
CREATE INDEX "CompareItem_productId_idx" ON "CompareItem"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "CompareItem_listId_productId_key" ON "CompareItem"("listId", "productId");

-- CreateIndex
CREATE UNIQUE INDEX "Wishlist_visitorId_key" ON "Wishlist"("visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "Wishlist_accountId_key" ON "Wishlist"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Wishlist_shareKey_key" ON "Wishlist"("shareKey");

-- CreateIndex
CREATE INDEX "Wishlist_updatedAt_idx" ON "Wishlist"("updatedAt");

-- CreateIndex
CREATE INDEX "WishlistItem_productId_idx" ON "WishlistItem"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "WishlistItem_listId_productId_key" ON "WishlistItem"("listId", "productId");

-- AddForeignKey
ALTER TABLE "CompareGroup" ADD CONSTRAINT "CompareGroup_unitPriceAttributeId_fkey" FOREIGN KEY ("unitPriceAttributeId") REFERENCES "Attribute"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareGroupCategory" ADD CONSTRAINT "CompareGroupCategory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareGroupCategory" ADD CONSTRAINT "CompareGroupCategory_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "CompareGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareList" ADD CONSTRAINT "CompareList_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareList" ADD CONSTRAINT "CompareList_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareItem" ADD CONSTRAINT "CompareItem_listId_fkey" FOREIGN KEY ("listId") REFERENCES "CompareList"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CompareItem" ADD CONSTRAINT "CompareItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Wishlist" ADD CONSTRAINT "Wishlist_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Wishlist" ADD CONSTRAINT "Wishlist_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_listId_fkey" FOREIGN KEY ("listId") REFERENCES "Wishlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists belong to a guest's browser or to an account, never to both or to nobody.
ALTER TABLE "CompareList" ADD CONSTRAINT "CompareList_owner_check" CHECK (num_nonnulls("visitorId", "accountId") = 1);
ALTER TABLE "Wishlist" ADD CONSTRAINT "Wishlist_owner_check" CHECK (num_nonnulls("visitorId", "accountId") = 1);
