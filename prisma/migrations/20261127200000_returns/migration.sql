-- CreateEnum
CREATE TYPE "ReturnState" AS ENUM ('REQUESTED', 'RECEIVED', 'INSPECTED', 'REFUNDED', 'REJECTED');

-- CreateEnum
CREATE TYPE "ReturnReason" AS ENUM ('CHANGED_MIND', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'ARRIVED_LATE', 'OTHER');

-- AlterTable
ALTER TABLE "RefundLine" ADD COLUMN     "restock" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Return" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "ReturnState" NOT NULL DEFAULT 'REQUESTED',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "reason" "ReturnReason",
    "note" TEXT NOT NULL DEFAULT '',
    "periodEndsAt" TIMESTAMPTZ(3),
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3),
    "inspectedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "rejection" TEXT NOT NULL DEFAULT '',
    "refundId" INTEGER,

    CONSTRAINT "Return_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReturnLine" (
    "returnId" INTEGER NOT NULL,
    "orderLineId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "accepted" INTEGER,
    "restock" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ReturnLine_pkey" PRIMARY KEY ("returnId","orderLineId")
);

-- CreateTable
CREATE TABLE "ReturnSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "periodDays" INTEGER NOT NULL DEFAULT 14,
    "transitDays" INTEGER NOT NULL DEFAULT 7,
    "instructions" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ReturnSettings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Return_refundId_key" ON "Return"("refundId");

-- CreateIndex
CREATE INDEX "Return_state_id_idx" ON "Return"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Return_orderId_number_key" ON "Return"("orderId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Return_orderId_idempotencyKey_key" ON "Return"("orderId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "ReturnLine_orderLineId_idx" ON "ReturnLine"("orderLineId");

-- AddForeignKey
ALTER TABLE "Return" ADD CONSTRAINT "Return_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Return" ADD CONSTRAINT "Return_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "Return"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_quantity_check" CHECK ("quantity" > 0);
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_accepted_check" CHECK ("accepted" BETWEEN 0 AND "quantity");
ALTER TABLE "ReturnSettings" ADD CONSTRAINT "ReturnSettings_one" CHECK ("id" = 1);
