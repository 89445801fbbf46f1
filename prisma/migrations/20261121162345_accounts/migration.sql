-- CreateEnum
CREATE TYPE "StaffRight" AS ENUM ('CATALOGUE', 'ORDERS', 'DEALS', 'SUBSCRIBERS', 'CONTENT', 'SETTINGS', 'REPORTS');

-- CreateEnum
CREATE TYPE "AccountRequestKind" AS ENUM ('REGISTER', 'RESEND', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'EMAIL_CHANGED', 'PASSWORD_CHANGED');

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "emailVerifiedAt" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "passwordHash" TEXT,
ADD COLUMN     "rights" "StaffRight"[] DEFAULT ARRAY[]::"StaffRight"[],
ADD COLUMN     "totpSecret" TEXT,
ADD COLUMN     "totpStep" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Visitor" ADD COLUMN     "homeId" INTEGER,
ADD COLUMN     "homeOfAccountId" INTEGER,
ADD COLUMN     "network" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "userAgent" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "AccountRequest" (
    "id" SERIAL NOT NULL,
    "kind" "AccountRequestKind" NOT NULL,
    "email" TEXT NOT NULL,
    "accountId" INTEGER,
    "tokenHash" TEXT,
    "name" TEXT NOT NULL DEFAULT '',
    "passwordHash" TEXT,
    "visitorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Address" (
    "id" SERIAL NOT NULL,
    "accountId" INTEGER NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "company" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "address1" TEXT NOT NULL,
    "address2" TEXT NOT NULL DEFAULT '',
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "network" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verifiedAt" TIMESTAMPTZ(3),
    "steppedUpAt" TIMESTAMPTZ(3),
    "enrolSecret" TEXT,

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "accountId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("accountId","codeHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "AccountRequest_tokenHash_key" ON "AccountRequest"("tokenHash");

-- CreateIndex
CREATE INDEX "AccountRequest_email_kind_idx" ON "AccountRequest"("email", "kind");

-- CreateIndex
CREATE INDEX "AccountRequest_accountId_idx" ON "AccountRequest"("accountId");

-- CreateIndex
CREATE INDEX "AccountRequest_expiresAt_idx" ON "AccountRequest"("expiresAt");

-- CreateIndex
CREATE INDEX "Address_accountId_idx" ON "Address"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "AdminSession_tokenHash_key" ON "AdminSession"("tokenHash");

-- CreateIndex
CREATE INDEX "AdminSession_accountId_idx" ON "AdminSession"("accountId");

-- CreateIndex
CREATE INDEX "AdminSession_seenAt_idx" ON "AdminSession"("seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "Visitor_homeOfAccountId_key" ON "Visitor"("homeOfAccountId");

-- CreateIndex
CREATE INDEX "Visitor_homeId_idx" ON "Visitor"("homeId");

-- AddForeignKey
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_homeOfAccountId_fkey" FOREIGN KEY ("homeOfAccountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_homeId_fkey" FOREIGN KEY ("homeId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountRequest" ADD CONSTRAINT "AccountRequest_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Address" ADD CONSTRAINT "Address_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
