-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "warnedAt" TIMESTAMPTZ(3);
