-- AlterEnum
ALTER TYPE "ApiScope" ADD VALUE 'CHECKOUT';

-- CreateTable
CREATE TABLE "AgentCheckout" (
    "id" TEXT NOT NULL,
    "apiKeyId" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AgentCheckout_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AgentCheckout_expiresAt_idx" ON "AgentCheckout"("expiresAt");
