ALTER TYPE "WorkSubject" RENAME TO "JobSubject";
