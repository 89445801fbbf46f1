-- What every shop's products are rated by until it says otherwise.
INSERT INTO "ReviewCriterion" ("slug", "name", "position") VALUES
  ('quality', 'Quality', 0),
  ('value', 'Value for money', 1),
  ('as-described', 'As described', 2);

-- A rating derives from reviews. What was written into it before there were any is taken out.
UPDATE "Product" p SET "ratingAverage" = x."average", "ratingCount" = x."count"
FROM (
  SELECT o."id", coalesce(round(avg(r."average") / 2), 0)::int AS "average", count(r."id")::int AS "count"
  FROM "Product" o LEFT JOIN "Review" r ON r."productId" = o."id" AND r."status" = 'APPROVED'
  GROUP BY o."id"
) x
WHERE p."id" = x."id" AND (p."ratingAverage", p."ratingCount") IS DISTINCT FROM (x."average", x."count");

-- What no program may get wrong.
ALTER TABLE "Review" ADD CONSTRAINT "Review_texts_check"
  CHECK (char_length("authorName") BETWEEN 1 AND 60 AND char_length("title") <= 120 AND char_length("body") BETWEEN 1 AND 5000);
