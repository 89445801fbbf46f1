-- Orders that guests placed with the confirmed address of an account are that account's. From now on they are as they are placed, or as
-- its owner signs in; sessions that last already know them by this.
UPDATE "Order" o SET "accountId" = a."id" FROM "Account" a
WHERE o."accountId" IS NULL AND a."emailVerifiedAt" IS NOT NULL AND lower(o."email") = a."email";
