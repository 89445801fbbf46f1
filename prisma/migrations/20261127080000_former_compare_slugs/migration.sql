-- Former addresses of compare groups lead to the present ones, as those of products do.
CREATE TRIGGER "CompareGroup_slug_changed" AFTER UPDATE OF slug ON "CompareGroup" FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "CompareGroup_slug_gone" AFTER DELETE ON "CompareGroup" FOR EACH ROW EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "CompareGroup_slug_taken" AFTER INSERT ON "CompareGroup" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
