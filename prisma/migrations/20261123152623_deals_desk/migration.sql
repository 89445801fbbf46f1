-- AlterEnum
ALTER TYPE "ReviewStatus" ADD VALUE 'SPAM';

-- AlterTable
ALTER TABLE "CompareGroup" ADD COLUMN     "editedById" INTEGER,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "HotVote" ADD COLUMN     "discardId" INTEGER,
ADD COLUMN     "isCounted" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Merchant" ADD COLUMN     "editedById" INTEGER,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "editedById" INTEGER,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "votesFrozenAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "VoteDiscard" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "accountId" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "voteCount" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "restoredAt" TIMESTAMPTZ(3),

    CONSTRAINT "VoteDiscard_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "VoteDiscard_offerId_id_idx" ON "VoteDiscard"("offerId", "id");

-- CreateIndex
CREATE INDEX "HotVote_discardId_idx" ON "HotVote"("discardId");

-- CreateIndex
CREATE INDEX "Offer_votesFlaggedAt_idx" ON "Offer"("votesFlaggedAt");

-- CreateIndex
CREATE INDEX "Review_createdAt_id_idx" ON "Review"("createdAt", "id");

-- AddForeignKey
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_discardId_fkey" FOREIGN KEY ("discardId") REFERENCES "VoteDiscard"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoteDiscard" ADD CONSTRAINT "VoteDiscard_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
