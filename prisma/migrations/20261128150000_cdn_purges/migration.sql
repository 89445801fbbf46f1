-- CreateTable
CREATE TABLE "CdnPurge" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "confirmed" INTEGER NOT NULL,
    "seen" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "waitUntil" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CdnPurge_pkey" PRIMARY KEY ("id")
);
