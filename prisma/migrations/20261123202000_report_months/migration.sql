-- CreateTable
CREATE TABLE "ReportMonthMade" (
    "month" DATE NOT NULL,

    CONSTRAINT "ReportMonthMade_pkey" PRIMARY KEY ("month")
);

-- Months have kept their largest values alone: they are made anew from their days, by the job that makes them.
DELETE FROM "ReportMonth";

-- So have days, of which those that left something out are made anew from their orders.
INSERT INTO "ReportChange" ("kind", "day")
SELECT DISTINCT 'ORDERS'::"ReportChangeKind", "day" FROM "ReportDay" WHERE "kind" = 'OTHER';
