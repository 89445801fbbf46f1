-- AlterEnum
ALTER TYPE "PaymentState" ADD VALUE 'AUTHORIZED' BEFORE 'SUCCEEDED';

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "authorizedAt" TIMESTAMPTZ(3),
ADD COLUMN     "captureBefore" TIMESTAMPTZ(3),
ADD COLUMN     "captureRequestedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Payment_authorizedAt_idx" ON "Payment"("authorizedAt");
