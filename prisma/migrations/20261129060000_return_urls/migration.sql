-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "returnUrl" TEXT NOT NULL DEFAULT '';
