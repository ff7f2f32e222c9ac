ALTER TABLE "startup_cofounders" ADD COLUMN "industries_declared" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "industries_declared" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "startup_ideas" ADD COLUMN "industries_declared" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "industries_declared" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "startup_cofounders_industries_index" ON "startup_cofounders" USING gin ("industries_declared");--> statement-breakpoint
CREATE INDEX "companies_industries_index" ON "companies" USING gin ("industries_declared");--> statement-breakpoint
CREATE INDEX "startup_ideas_industries_index" ON "startup_ideas" USING gin ("industries_declared");