-- AlterTable
ALTER TABLE "Wishlist" ADD COLUMN     "mailKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Wishlist_mailKey_key" ON "Wishlist"("mailKey");
