-- CreateEnum
CREATE TYPE "WorkSubject" AS ENUM ('REVIEW', 'OFFER', 'COUPON');

-- AlterEnum
ALTER TYPE "BulkEditStatus" ADD VALUE 'FAILED';

-- AlterEnum
ALTER TYPE "DeletionStatus" ADD VALUE 'FAILED';

-- AlterTable
ALTER TABLE "BulkEdit" ADD COLUMN     "faults" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isUndoing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reference" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "failure" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "SubscriberDeletion" ADD COLUMN     "faults" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isUndoing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reference" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "SubscriberImport" ADD COLUMN     "faults" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "reference" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "BulkAction" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "subject" "WorkSubject" NOT NULL,
    "action" TEXT NOT NULL,
    "status" "BulkEditStatus" NOT NULL DEFAULT 'RUNNING',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,
    "requestId" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "undone" INTEGER NOT NULL DEFAULT 0,
    "isUndoing" BOOLEAN NOT NULL DEFAULT false,
    "faults" INTEGER NOT NULL DEFAULT 0,
    "reference" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "BulkAction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkActionItem" (
    "bulkActionId" INTEGER NOT NULL,
    "targetId" INTEGER NOT NULL,
    "isDone" BOOLEAN NOT NULL DEFAULT false,
    "before" JSONB,
    "after" JSONB,
    "problem" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "BulkActionItem_pkey" PRIMARY KEY ("bulkActionId","targetId")
);

-- CreateIndex
CREATE UNIQUE INDEX "BulkAction_key_key" ON "BulkAction"("key");

-- CreateIndex
CREATE INDEX "BulkAction_requestedAt_idx" ON "BulkAction"("requestedAt");

-- CreateIndex
CREATE INDEX "BulkAction_status_idx" ON "BulkAction"("status");

-- CreateIndex
CREATE INDEX "BulkActionItem_bulkActionId_isDone_targetId_idx" ON "BulkActionItem"("bulkActionId", "isDone", "targetId");

-- CreateIndex
CREATE INDEX "BulkEdit_requestedAt_idx" ON "BulkEdit"("requestedAt");

-- AddForeignKey
ALTER TABLE "BulkActionItem" ADD CONSTRAINT "BulkActionItem_bulkActionId_fkey" FOREIGN KEY ("bulkActionId") REFERENCES "BulkAction"("id") ON DELETE CASCADE ON UPDATE CASCADE;
