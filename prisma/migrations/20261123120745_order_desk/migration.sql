-- AlterTable
ALTER TABLE "OrderEvent" ADD COLUMN     "accountId" INTEGER;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "accountId" INTEGER;

-- CreateTable
CREATE TABLE "OrderNote" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "text" TEXT NOT NULL,
    "accountId" INTEGER,
    "idempotencyKey" TEXT NOT NULL,

    CONSTRAINT "OrderNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OrderNote_accountId_idx" ON "OrderNote"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderNote_orderId_idempotencyKey_key" ON "OrderNote"("orderId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "Order_status_id_idx" ON "Order"("status", "id");

-- CreateIndex
CREATE INDEX "OrderEvent_accountId_idx" ON "OrderEvent"("accountId");

-- CreateIndex
CREATE INDEX "Refund_accountId_idx" ON "Refund"("accountId");

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The staff look orders up by the beginning of an address or of a last name.
CREATE INDEX "Order_email_beginning_idx" ON "Order" (lower("email") text_pattern_ops);
CREATE INDEX "Order_lastName_beginning_idx" ON "Order" (lower("lastName") text_pattern_ops);
