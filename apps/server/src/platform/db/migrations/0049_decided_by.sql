ALTER TABLE "programme_members" ADD COLUMN "decided_by_id" uuid;--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_members_decided_by_index" ON "programme_members" USING btree ("decided_by_id");