-- CreateEnum
CREATE TYPE "SettingsArea" AS ENUM ('SHOP', 'TRACKING', 'ANALYTICS', 'NEWSLETTER', 'NOTICES', 'MENU_TOP', 'MENU_LOGO', 'MENU_NAVIGATION');

-- CreateTable
CREATE TABLE "SettingsEdit" (
    "area" "SettingsArea" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "editedById" INTEGER,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SettingsEdit_pkey" PRIMARY KEY ("area")
);
