-- CreateTable
CREATE TABLE "ListView" (
    "id" SERIAL NOT NULL,
    "accountId" INTEGER NOT NULL,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ListView_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ListView_accountId_screen_name_key" ON "ListView"("accountId", "screen", "name");

-- AddForeignKey
ALTER TABLE "ListView" ADD CONSTRAINT "ListView_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
