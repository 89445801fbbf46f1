-- CreateEnum
CREATE TYPE "OfferCommentStatus" AS ENUM ('PENDING', 'PUBLISHED', 'HIDDEN', 'DELETED');

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "commentsNeedApproval" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "OfferComment" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "accountId" INTEGER,
    "authorName" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "OfferCommentStatus" NOT NULL,
    "openReports" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OfferComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfferCommentReport" (
    "id" SERIAL NOT NULL,
    "commentId" INTEGER NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "isOpen" BOOLEAN NOT NULL DEFAULT true,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OfferCommentReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OfferComment_offerId_id_idx" ON "OfferComment"("offerId", "id");

-- CreateIndex
CREATE INDEX "OfferComment_parentId_id_idx" ON "OfferComment"("parentId", "id");

-- CreateIndex
CREATE INDEX "OfferComment_accountId_idx" ON "OfferComment"("accountId");

-- CreateIndex
CREATE INDEX "OfferComment_status_id_idx" ON "OfferComment"("status", "id");

-- CreateIndex
CREATE INDEX "OfferCommentReport_visitorId_idx" ON "OfferCommentReport"("visitorId");

-- CreateIndex
CREATE INDEX "OfferCommentReport_accountId_idx" ON "OfferCommentReport"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "OfferCommentReport_commentId_visitorId_key" ON "OfferCommentReport"("commentId", "visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "OfferCommentReport_commentId_accountId_key" ON "OfferCommentReport"("commentId", "accountId");

-- AddForeignKey
ALTER TABLE "OfferComment" ADD CONSTRAINT "OfferComment_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferComment" ADD CONSTRAINT "OfferComment_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "OfferComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferComment" ADD CONSTRAINT "OfferComment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferCommentReport" ADD CONSTRAINT "OfferCommentReport_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "OfferComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferCommentReport" ADD CONSTRAINT "OfferCommentReport_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferCommentReport" ADD CONSTRAINT "OfferCommentReport_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Threads in their order, each with its replies, for pages of a deal's comments; and what staff still have to review.
CREATE INDEX "OfferComment_thread_idx" ON "OfferComment" ("offerId", (coalesce("parentId", "id")), "id");
CREATE INDEX "OfferComment_review_idx" ON "OfferComment" ("openReports", "id") WHERE "status" = 'PENDING' OR "openReports" > 0;

-- Deleted comments keep neither name nor text.
ALTER TABLE "OfferComment"
  ADD CONSTRAINT "OfferComment_reports_check" CHECK ("openReports" >= 0),
  ADD CONSTRAINT "OfferComment_deleted_check" CHECK ("status" <> 'DELETED' OR "authorName" = '' AND "body" = '' AND "openReports" = 0);
