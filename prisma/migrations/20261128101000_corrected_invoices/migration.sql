-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "replacesId" INTEGER,
ADD CONSTRAINT "Invoice_replaces" CHECK ("kind" = 'INVOICE' OR "replacesId" IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_replacesId_key" ON "Invoice"("replacesId");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An order has one first invoice; each invoice is replaced at most once.
DROP INDEX "Invoice_of_order";
CREATE UNIQUE INDEX "Invoice_of_order" ON "Invoice"("orderId") WHERE "kind" = 'INVOICE' AND "replacesId" IS NULL;
