-- CreateTable
CREATE TABLE "SpentLink" (
    "tokenHash" TEXT NOT NULL,
    "requestId" INTEGER NOT NULL,
    "accountId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SpentLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "SpentLink_requestId_idx" ON "SpentLink"("requestId");

-- CreateIndex
CREATE INDEX "SpentLink_accountId_idx" ON "SpentLink"("accountId");

-- CreateIndex
CREATE INDEX "SpentLink_expiresAt_idx" ON "SpentLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "SpentLink" ADD CONSTRAINT "SpentLink_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
