-- Two administrators who edit the settings of one API key: the later one is told.
ALTER TABLE "ApiKey" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
