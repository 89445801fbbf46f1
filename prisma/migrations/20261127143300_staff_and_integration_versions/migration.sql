-- Two editors of one account's rights, or of one integration: the later one is told.
ALTER TABLE "Account" ADD COLUMN "staffVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Integration" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
