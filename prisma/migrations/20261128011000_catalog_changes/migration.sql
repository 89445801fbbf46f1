-- What a revision of the catalogue changed, as cache tags. A revision without a row changed anything.
CREATE TABLE "CatalogChange" (
    "revision" INTEGER NOT NULL,
    "tags" TEXT[] NOT NULL,

    CONSTRAINT "CatalogChange_pkey" PRIMARY KEY ("revision")
);
